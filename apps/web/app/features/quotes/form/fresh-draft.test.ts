import { describe, expect, test } from 'vitest'
import type { Quote, QuoteChoices, QuoteTemplate } from '../rows.ts'
import { copyOf, freshLines, fromTemplate } from './fresh-draft.ts'

const choices = {
  productos: [
    {
      id: 3,
      nombre: 'Next1',
      precio_sugerido: 10,
      tramos: [
        { desde: 1, precio: 9 },
        { desde: 100, precio: 8 },
      ],
      proyecciones: [],
    },
    { id: 4, nombre: 'Next3', precio_sugerido: null, tramos: [], proyecciones: [] },
  ],
  monedas: ['USD', 'CLP'],
  tipos_cambio: [{ moneda: 'CLP', valor: 1000, fecha: '2026-11-27', fuente: 'Banco' }],
  puede_negociar: true,
  vigencia_sugerida: '2026-12-31',
} as unknown as QuoteChoices
const inDollars = { currency: 'USD', countryId: 152 } as const
const inPesos = { currency: 'CLP', countryId: 152 } as const
const line = {
  producto_id: 3,
  producto_nombre: 'Next1',
  cantidad: 5,
  longitud_cable: 6,
  cable_extra: 1,
  anios_licencia: 1,
  descuento: 2,
}

describe('lines of another quote', () => {
  test('take the price of the list for their quantity, and tell what it was', () => {
    const { lineas, prices } = freshLines(
      choices,
      [
        { ...line, precio_venta: 7 },
        { ...line, cantidad: 100, precio_venta: 8 },
      ],
      inDollars,
    )
    expect(lineas).toEqual([
      {
        producto_id: 3,
        cantidad: 5,
        longitud_cable: 6,
        cable_extra: 1,
        anios_licencia: 1,
        descuento: 2,
        precio_venta: null,
      },
      {
        producto_id: 3,
        cantidad: 100,
        longitud_cable: 6,
        cable_extra: 1,
        anios_licencia: 1,
        descuento: 2,
        precio_venta: null,
      },
    ])
    expect(prices).toEqual([{ name: 'Next1', quantity: 5, before: 7, now: 9 }])
  })

  test('keep their price where no list has one, and leave out what is no longer sold', () => {
    const gone = { ...line, producto_id: 9, producto_nombre: 'Antiguo', precio_venta: 3 }
    const found = freshLines(
      choices,
      [{ ...line, producto_id: 4, producto_nombre: 'Next3', precio_venta: 7 }, gone],
      inDollars,
    )
    expect(found.lineas).toMatchObject([{ producto_id: 4, precio_venta: 7 }])
    expect(found.prices).toEqual([{ name: 'Next3', quantity: 5, before: 7, now: null }])
    expect(found.gone).toEqual(['Antiguo'])
  })

  test('are counted in the currency of the quote, and have no discount of who may give none', () => {
    expect(freshLines(choices, [{ ...line, precio_venta: 9000 }], inPesos).prices).toEqual([])
    const bound = { ...choices, puede_negociar: false }
    expect(freshLines(bound, [{ ...line, producto_id: 4, precio_venta: 7 }], inDollars).lineas).toMatchObject([
      { descuento: 0, precio_venta: null },
    ])
  })
})

test('a copy has the client and a fresh validity; of another currency than those of now it has no old amounts', () => {
  const service = { profesionales: 1 }
  const quote = {
    codigo: 'NX-1',
    idioma: 'pt',
    moneda: 'CLP',
    lineas: [{ ...line, identidad: 'x', precio_venta: 9000 }],
    servicio: service,
  } as unknown as Quote
  expect(copyOf(choices, quote).values).toMatchObject({
    idioma: 'pt',
    moneda: 'CLP',
    vigencia: '2026-12-31',
    servicio: service,
  })
  const { values, begun } = copyOf({ ...choices, monedas: ['USD'] }, quote)
  expect(values).toMatchObject({ moneda: 'USD', servicio: null })
  expect(begun.prices).toEqual([])
  expect(JSON.stringify(values)).not.toContain('identidad')
})

test('a template prints the remarks of the language that the quote begins in', () => {
  const template = {
    nombre: 'Banco',
    nombre_en: 'Bench',
    moneda: 'USD',
    lineas: [line],
    servicio: null,
    observaciones: 'Hola',
    observaciones_en: 'Hello',
  } as unknown as QuoteTemplate
  const user = { nombres: 'Ana', apellido_paterno: '', email: '' } as never
  const { values, begun } = fromTemplate(choices, template, user, 'en')
  expect(values).toMatchObject({ observaciones: 'Hello', idioma: 'en', cliente_empresa: '' })
  expect(begun.from).toEqual({ kind: 'template', name: 'Bench' })
})
