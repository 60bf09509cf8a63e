import type { Fact, FactKey } from '@portal/contract/products/fact-text'
import { describe, expect, test } from 'vitest'
import { compareAddress, comparedIn, comparisonOf, differencesIn, quoteAddress } from './comparison.ts'
import type { Product } from './facts.ts'

const aFact = (clave: string, valor: number, orden: number): Fact => ({
  clave,
  grupo: 'energia',
  nombre: clave,
  nombre_en: clave,
  valor,
  valor_hasta: null,
  calificador: null,
  unidad: null,
  unidad_en: null,
  unidad_pt: null,
  texto: null,
  texto_en: null,
  texto_pt: null,
  orden,
  destacado: null,
})
const keyOf = ({ clave, grupo, nombre, nombre_en, orden }: Fact): FactKey => ({
  clave,
  grupo,
  nombre,
  nombre_en,
  orden,
})
const aProduct = (
  slug: Product['slug'],
  categoriaId: number,
  datos: Fact[] = [],
  toConfirm: FactKey[] = [],
): Product => ({
  id: 1,
  slug,
  nombre: slug,
  categoria_id: categoriaId,
  categoria_nombre: '',
  categoria_nombre_en: '',
  categoria_nombre_pt: '',
  resumen: '',
  resumen_en: '',
  resumen_pt: '',
  descripcion: '',
  imagen_url: null,
  folleto_url: null,
  folleto_url_en: null,
  descripcion_en: '',
  descripcion_pt: '',
  orden: 10,
  datos,
  por_confirmar: toConfirm,
  sin_publicar: [],
  folletos: { es: null, en: null, pt: null },
})

const one = aProduct('nextone', 2, [aFact('horas', 2, 20), aFact('tension', 30, 10)])
const plus = aProduct('nextoneplus', 2, [aFact('horas', 2, 20), aFact('tension', 700, 10), aFact('peso', 4, 15)])
const products = [one, plus, aProduct('nextthree', 2), aProduct('nextremote', 2), aProduct('next1', 1)]
const slugsIn = (ids: string | null) => comparedIn(ids, products).map(({ slug }) => slug)

describe('the products of a comparison', () => {
  test('are those that the address names, in its order, each once', () => {
    expect(slugsIn('nextoneplus,nextone,nextoneplus')).toEqual(['nextoneplus', 'nextone'])
  })

  test('are of the line of the first; what nobody sells is left out', () => {
    expect(slugsIn('next9,nextone,next1,<b>')).toEqual(['nextone'])
    expect(slugsIn(null)).toEqual([])
  })

  test('have an address; no product, no parameters', () => {
    expect(compareAddress(['nextone', 'nextthree'], { isShort: true })).toBe('/compare?ids=nextone,nextthree&diff=1')
    expect(compareAddress([], { isShort: true })).toBe('/compare')
  })
})

test('what is compared leads to a quote of it', () => {
  const both = [one, { ...plus, id: 6 }]
  expect(quoteAddress(both)).toBe('/dashboard/cotizaciones/cotizar?ids=1,6')
})

describe('a comparison', () => {
  const weight = aFact('peso', 4, 15)
  const asked = aProduct('nextone', 2, [...one.datos, aFact('series', 3, 30)], [keyOf(weight)])
  const { groups, own } = comparisonOf([asked, plus], 'es')

  test('has one row for each fact that both have, or that the trade asks of who lacks it, in the order of facts', () => {
    expect(groups[0]?.rows.map(({ fact, values }) => [fact.clave, ...values])).toEqual([
      ['tension', '30', '700'],
      ['peso', null, '4'],
      ['horas', '2', '2'],
    ])
  })

  test('lists what only one of them says as its own, and no row of gaps', () => {
    expect(own.map((facts) => facts.map(({ clave }) => clave))).toEqual([['series'], []])
    expect(comparisonOf([one, plus], 'es').own.map((facts) => facts.map(({ clave }) => clave))).toEqual([[], ['peso']])
  })

  test('hides what the trade asks for and none of them has', () => {
    const size = keyOf(aFact('dimensiones', 1, 40))
    const both = [one, plus].map((product) => ({ ...product, por_confirmar: [size] }))
    expect(JSON.stringify(comparisonOf(both, 'es'))).not.toContain('dimensiones')
  })

  test('of one product has all that is known of it', () => {
    expect(comparisonOf([plus], 'es').groups[0]?.rows).toHaveLength(3)
  })

  test('of differences leaves out what is equal, but not what one of them lacks', () => {
    const [short] = differencesIn(comparisonOf([asked, plus], 'es')).groups
    expect(short?.rows.map(({ fact }) => fact.clave)).toEqual(['tension', 'peso'])
    expect(differencesIn(comparisonOf([one, one], 'es')).groups).toEqual([])
  })
})
