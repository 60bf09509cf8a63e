import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencyDecimals, quoteCurrencies } from '../core/currencies.ts'
import { decimal, plus, sumOf, toNumber } from '../core/decimal.ts'
import { quoteCurrencyNames } from '../core/quote-currency-names.ts'
import { startingTaxes, taxOn } from '../settings/taxes.ts'
import { quoteLimits } from './constants.ts'
import type { QuoteDraft, QuoteLine, QuoteService } from './draft.ts'
import { taxOf } from './tax.ts'
import { lineAmount, quoteRefusals, quoteTotals, serviceAmount, totalsDiffer } from './totals.ts'

const aLine = (changes: Partial<QuoteLine> = {}): QuoteLine => ({
  categoria_id: 1,
  cantidad: 1,
  precio_venta: 1,
  cable_extra: 0,
  costo_cable_metro: 0,
  anios_licencia: 1,
  descuento: 0,
  ...changes,
})
const training: QuoteService = {
  profesionales: 2,
  dias: 3,
  costo_rh: 180,
  vuelo: 420,
  alojamiento: 90,
  movilidad: 35,
  alimentacion: 40,
  utilidad: 15,
}
const aDraft = (changes: Partial<QuoteDraft> = {}): QuoteDraft => ({
  moneda: 'USD',
  impuesto_porcentaje: 0,
  lineas: [aLine()],
  servicio: null,
  ...changes,
})

const adapters = aLine({ cantidad: 500, precio_venta: 9.87, cable_extra: 2, costo_cable_metro: 0.35, descuento: 5 })
const licenses = aLine({ categoria_id: 3, cantidad: 2, precio_venta: 1200, anios_licencia: 3, descuento: 10 })

describe('amounts of a quote', () => {
  test('hold for the agreed example to the cent', () => {
    const totals = quoteTotals(aDraft({ lineas: [adapters, licenses], servicio: training, impuesto_porcentaje: 19 }))
    expect(totals).toEqual({
      lineas: [5020.75, 6480],
      servicio: 3346.5,
      subtotal: 14_847.25,
      impuesto: 2820.98,
      total: 17_668.23,
    })
  })

  test.each([
    ['three at 1,999.5 pesos', aLine({ cantidad: 3, precio_venta: 1999.5 }), 'CLP', 5999],
    ['half a cent', aLine({ precio_venta: 0.125 }), 'USD', 0.13],
    ['a price that binary fractions miss', aLine({ precio_venta: 1.005 }), 'USD', 1.01],
    ['everything off', aLine({ cantidad: 7, precio_venta: 99.99, descuento: 100 }), 'USD', 0],
    ['the years of a license', aLine({ categoria_id: 4, precio_venta: 10, anios_licencia: 5 }), 'USD', 50],
    ['no years where no license is sold', aLine({ precio_venta: 10, anios_licencia: 5 }), 'USD', 10],
    ['the largest line', aLine({ cantidad: 1_000_000, precio_venta: 999_999.999999 }), 'USD', 999_999_999_999],
  ] as const)('%s', (_, line, currency, amount) => {
    expect(lineAmount(line, currency)).toBe(amount)
  })

  // three of 1.005 in each currency, then a third of a unit: where two decimals and none differ
  test.each([
    ['USD', 3.02, 0.33, 0.06],
    ['CLP', 3, 0, 0],
    ['PEN', 3.02, 0.33, 0.06],
    ['BRL', 3.02, 0.33, 0.06],
    ['MXN', 3.02, 0.33, 0.06],
    ['COP', 3.02, 0.33, 0.06],
    ['ARS', 3.02, 0.33, 0.06],
  ] as const)('are rounded half up to the decimals of %s', (moneda, three, third, tax) => {
    expect(lineAmount(aLine({ cantidad: 3, precio_venta: 1.005 }), moneda)).toBe(three)
    expect(lineAmount(aLine({ cantidad: 1, precio_venta: 0.333_333 }), moneda)).toBe(third)
    const totals = quoteTotals(
      aDraft({ moneda, lineas: [aLine({ precio_venta: 0.333_333 })], impuesto_porcentaje: 18 }),
    )
    expect(totals.impuesto).toBe(tax)
    expect(totals.total).toBe(toNumber(plus(decimal(third), decimal(tax))))
  })

  test('every currency of quotes has its decimals', () => {
    expect(quoteCurrencies.filter((currency) => currencyDecimals[currency] === 0)).toEqual(['CLP'])
    expect(Object.keys(quoteCurrencyNames)).toEqual([...quoteCurrencies])
  })

  test('of a service block in pesos have no decimals', () => {
    expect(serviceAmount({ ...training, costo_rh: 180.5, utilidad: 0 }, 'CLP')).toBe(2913)
    expect(serviceAmount(null, 'CLP')).toBe(0)
  })

  test('tax a client in Chile of a Chilean enterprise alone', () => {
    const rateOf = (client: number, enterprise: number | null) =>
      taxOf({ client, enterprise }, taxOn(startingTaxes.tasas, enterprise ?? 0, '2026-11-30') ?? null)
        .impuesto_porcentaje
    expect(rateOf(152, 152)).toBe(19)
    expect(rateOf(604, 152)).toBe(0)
    expect(rateOf(152, 484)).toBe(0)
    expect(rateOf(484, 484)).toBe(0)
    expect(rateOf(152, null)).toBe(0)
  })
})

const line = fc.record({
  categoria_id: fc.constantFrom(1, 2, 3, 4),
  cantidad: fc.integer({ min: 1, max: 20_000 }),
  precio_venta: fc.integer({ min: 0, max: 10 ** 9 }).map((n) => n / 10 ** 4),
  cable_extra: fc.integer({ min: 0, max: 5000 }).map((n) => n / 10),
  costo_cable_metro: fc.integer({ min: 0, max: 9999 }).map((n) => n / 1000),
  anios_licencia: fc.integer({ min: 1, max: 10 }),
  descuento: fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100),
})
const draft = fc.record({
  moneda: fc.constantFrom(...quoteCurrencies),
  impuesto_porcentaje: fc.constantFrom(0, 19, 7.5),
  lineas: fc.array(line, { minLength: 1, maxLength: 30 }),
  servicio: fc.constantFrom(null, training),
})

describe('any quote that is allowed', () => {
  test('adds up: totals are the sums of what stands above them', () => {
    fc.assert(
      fc.property(draft, (any) => {
        const { lineas, servicio, subtotal, impuesto, total } = quoteTotals(any)
        expect(lineas).toEqual(any.lineas.map((one) => lineAmount(one, any.moneda)))
        expect(toNumber(sumOf([...lineas, servicio].map(decimal)))).toBe(subtotal)
        expect(toNumber(plus(decimal(subtotal), decimal(impuesto)))).toBe(total)
      }),
    )
  })

  test('has amounts of whole cents, or whole pesos', () => {
    fc.assert(
      fc.property(draft, (any) => {
        const { lineas, servicio, subtotal, impuesto, total } = quoteTotals(any)
        const unit = currencyDecimals[any.moneda]
        for (const amount of [...lineas, servicio, subtotal, impuesto, total]) {
          expect(decimal(amount).scale).toBeLessThanOrEqual(unit)
          expect(amount).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  test('never costs more with a larger discount', () => {
    fc.assert(
      fc.property(line, fc.integer({ min: 0, max: 100 }), (any, descuento) => {
        const more = Math.min(100, any.descuento + descuento)
        expect(lineAmount({ ...any, descuento: more }, 'USD')).toBeLessThanOrEqual(lineAmount(any, 'USD'))
      }),
    )
  })

  test('rounds the half of a cent up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 9 }), (cents) => {
        const half = (cents * 10 + 5) / 1000
        expect(lineAmount(aLine({ precio_venta: half }), 'USD')).toBe((cents + 1) / 100)
      }),
    )
  })
})

describe('figures that are not allowed', () => {
  test.each([
    ['cantidad', 0],
    ['cantidad', -1],
    ['cantidad', 1.5],
    ['cantidad', Number.NaN],
    ['cantidad', 1_000_001],
    ['precio_venta', -0.01],
    ['precio_venta', Number.POSITIVE_INFINITY],
    ['precio_venta', 0.0000001],
    ['cable_extra', -2],
    ['costo_cable_metro', Number.NaN],
    ['descuento', 100.01],
    ['descuento', -5],
  ] as const)('%s %d is refused with its line and counts as nothing meanwhile', (field, value) => {
    const lineas = [aLine({ precio_venta: 8 }), aLine({ [field]: value })]
    expect(quoteRefusals(aDraft({ lineas }))).toEqual([{ line: 1, field, says: 'productsInvalid' }])
    expect(quoteTotals(aDraft({ lineas })).subtotal).toBe(8)
  })

  test('years are looked at where licenses are sold', () => {
    const aniosLicencia = 0
    expect(quoteRefusals(aDraft({ lineas: [aLine({ anios_licencia: aniosLicencia })] }))).toEqual([])
    expect(quoteRefusals(aDraft({ lineas: [aLine({ anios_licencia: aniosLicencia, categoria_id: 3 })] }))).toEqual([
      { line: 0, field: 'anios_licencia', says: 'productsInvalid' },
    ])
  })

  test('of the service block and of the tax are refused by name', () => {
    const servicio = { ...training, dias: 2.5, vuelo: -1 }
    const refused = quoteRefusals(aDraft({ servicio, impuesto_porcentaje: Number.NaN }))
    expect(refused.map(({ field }) => field)).toEqual(['dias', 'vuelo', 'impuesto_porcentaje'])
    expect(quoteTotals(aDraft({ servicio, impuesto_porcentaje: Number.NaN })).total).toBe(1)
  })

  test('no line, a subtotal of nothing and a total that no column holds', () => {
    expect(quoteRefusals(aDraft({ lineas: [] }))[0]?.says).toBe('productsInvalid')
    expect(quoteRefusals(aDraft({ lineas: [aLine({ descuento: 100 })] }))).toEqual([
      { line: null, field: 'subtotal', says: 'subtotalNotPositive' },
    ])
    const largest = aLine({ cantidad: 1_000_000, precio_venta: 999_999.999999 })
    expect(lineAmount(largest, 'USD')).toBe(quoteLimits.total)
    expect(quoteRefusals(aDraft({ lineas: [largest] }))).toEqual([])
    const huge = aLine({ cantidad: 1_000_000, precio_venta: 10 ** 9 })
    expect(quoteRefusals(aDraft({ lineas: [huge] }))[0]).toEqual({
      line: null,
      field: 'total',
      says: 'productsInvalid',
    })
  })
})

describe('totals of a screen', () => {
  const computed = quoteTotals(aDraft({ lineas: [adapters], impuesto_porcentaje: 19 }))
  test.each([
    [0, false],
    [0.004, false],
    [0.01, true],
    [-0.01, true],
    [Number.NaN, true],
  ])('that are off by %d differ: %s', (off, differ) => {
    expect(totalsDiffer({ ...computed, total: computed.total + off }, computed)).toBe(differ)
  })

  test('do not differ by half a cent', () => {
    const nothing = { ...computed, total: 0 }
    expect(totalsDiffer({ ...nothing, total: 0.005 }, nothing)).toBe(false)
  })
})

test('thirty lines are computed again well within a keystroke', () => {
  const thirty = aDraft({ lineas: Array.from({ length: 30 }, () => adapters), servicio: training })
  for (let warm = 0; warm < 200; warm++) quoteTotals(thirty)
  const times = Array.from({ length: 200 }, () => {
    const start = performance.now()
    quoteTotals(thirty)
    return performance.now() - start
  }).sort((a, b) => a - b)
  expect(times[100]).toBeLessThan(2)
})
