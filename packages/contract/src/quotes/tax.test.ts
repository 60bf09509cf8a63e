import { describe, expect, test } from 'vitest'
import { type CountryTax, proposedTaxes, startingTaxes, taxOn } from '../settings/taxes.ts'
import { taxKindOf, taxOf } from './tax.ts'

const table: readonly CountryTax[] = [
  { pais_id: 604, nombre: 'IGV', tasa: 18, desde: '2011-03-01' },
  { pais_id: 604, nombre: 'IGV', tasa: 19, desde: '2003-08-01' },
  { pais_id: 604, nombre: 'IGV', tasa: 17, desde: '2030-01-01' },
  { pais_id: 76, nombre: 'ICMS', tasa: 0, desde: '2020-01-01' },
]

describe('the tax of a country', () => {
  test.each([
    [604, '2003-07-31', undefined],
    [604, '2003-08-01', 19],
    [604, '2011-02-28', 19],
    [604, '2011-03-01', 18],
    [604, '2029-12-31', 18],
    [604, '2030-01-01', 17],
    [76, '2026-01-01', 0],
    [152, '2026-01-01', undefined],
  ])('of %i on %s is %j', (country, day, rate) => {
    expect(taxOn(table, country, day)?.tasa).toBe(rate)
  })

  test('is that of Chile alone until someone saves a table', () => {
    expect(taxOn(startingTaxes.tasas, 152, '2026-11-30')).toMatchObject({ nombre: 'IVA', tasa: 19 })
    expect(startingTaxes.tasas.map(({ pais_id }) => pais_id)).toEqual([152])
    expect(proposedTaxes[604]).toEqual({ nombre: 'IGV', tasa: 18 })
  })
})

describe('the tax of a sale', () => {
  const igv = { nombre: 'IGV', tasa: 18 }

  test.each([
    ['inside one country', { client: 604, enterprise: 604 }, igv, ['IGV', 18, true], 'named'],
    [
      'inside one country at a rate of zero',
      { client: 76, enterprise: 76 },
      { nombre: 'ICMS', tasa: 0 },
      ['ICMS', 0, true],
      'named',
    ],
    ['inside a country without a tax', { client: 604, enterprise: 604 }, null, ['', 0, true], 'missing'],
    ['abroad', { client: 152, enterprise: 604 }, igv, ['', 0, false], 'export'],
    ['to a country not chosen yet', { client: null, enterprise: 604 }, igv, ['', 0, false], 'export'],
    ['without a seller', { client: null, enterprise: null }, null, ['', 0, false], 'export'],
  ] as const)('%s', (_, sale, local, [name, rate, isInside], kind) => {
    const tax = taxOf(sale, local)
    expect(tax).toEqual({ impuesto_nombre: name, impuesto_porcentaje: rate, venta_interna: isInside })
    expect(taxKindOf(tax)).toBe(kind)
  })

  test('of an earlier release is named by its rate', () => {
    expect(taxKindOf({ impuesto_nombre: '', impuesto_porcentaje: 19, venta_interna: false })).toBe('unnamed')
  })
})
