import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimal } from '../core/decimal.ts'
import { projectionLimits as limits } from './constants.ts'
import { brokenLinks } from './order.ts'
import { profitsAt, profitsFor } from './profits.ts'
import { areContiguous, rangeFor } from './ranges.ts'
import { projectionRefusals, rangeRefusals } from './refusals.ts'
import {
  discountedPrice,
  marginOnPrice,
  maximumDiscount,
  type ProjectionInput,
  percentageFromPrice,
  priceFromPercentage,
  projectionSheet,
} from './sheet.ts'

const example: ProjectionInput = {
  costo_cable: 1.2,
  costo_pcb: 2.5,
  costo_plastico: 0.4,
  costo_filamento: 0.1,
  costo_superficie: 0.15,
  costo_resina: 0.2,
  costo_oring: 0.05,
  costo_extras: 0.4,
  royalty_monto: 0.5,
  royalty_porcentaje: 4,
  precio_sugerido: 11.97,
  porcentaje_utilidad: 25,
  margen_master: 18,
  rangos: [
    { desde: 1, hasta: 10_000, descuento: 0 },
    { desde: 10_001, hasta: 30_000, descuento: 5 },
    { desde: 30_001, hasta: null, descuento: 12 },
  ],
}
const sheet = projectionSheet(example)

describe('the cost sheet', () => {
  test('holds for the agreed example', () => {
    expect(sheet).toMatchObject({
      costo_base: 5,
      royalty_total: 0.7,
      total_com: 5.7,
      costo_master: 7.125,
      costo_distribuidor: 8.4075,
      precio_sugerido: 11.97,
      porcentaje_sugerido: 110,
      descuento_maximo: 29.76,
    })
    expect(sheet.rangos.map(({ precio }) => precio)).toEqual([11.97, 11.37, 10.53])
    expect(priceFromPercentage(sheet.total_com, 110)).toBe(11.97)
  })

  test('shows what percentages on cost are of the price', () => {
    expect([sheet.margen_empresa_precio, sheet.margen_master_precio]).toEqual([20, 15.25])
    expect(sheet.rangos.map(({ margen_distribuidor }) => margen_distribuidor)).toEqual([29.76, 26.06, 20.16])
    expect(marginOnPrice(5, 0)).toBe(0)
  })

  test('shares the profit of a quantity at the price of its range', () => {
    expect(profitsFor(sheet, 20_000)?.profits).toEqual({
      empresa: 28_500,
      master: 25_650,
      distribuidor: 59_250,
      total: 113_400,
    })
    expect(profitsFor(sheet, 10_000)?.rango.precio).toBe(11.97)
    expect(profitsFor(sheet, 10_001)?.rango.precio).toBe(11.37)
    expect(profitsFor(sheet, 0)).toBeNull()
  })

  test('of a product that costs nothing has no percentage', () => {
    expect(percentageFromPrice(0, 10)).toBeNull()
    expect(marginOnPrice(0, 10)).toBe(100)
  })
})

const cents = (max: number) => fc.integer({ min: 0, max }).map((n) => n / 100)
const percentage = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((n) => n / 100)
const ranges = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 9999 }), percentage(40)), { minLength: 1, maxLength: 10 })
  .map((all) => {
    const discounts = all.map(([, discount]) => discount).sort((a, b) => a - b)
    let next = 1
    return all.map(([width], place) => {
      const desde = next
      next += width
      return { desde, hasta: place === all.length - 1 ? null : next - 1, descuento: discounts[place] ?? 0 }
    })
  })
const input: fc.Arbitrary<ProjectionInput> = fc
  .record({
    costo_cable: cents(10_000),
    costo_pcb: cents(50_000),
    costo_plastico: cents(1000),
    costo_filamento: cents(1000),
    costo_superficie: cents(1000),
    costo_resina: cents(1000),
    costo_oring: cents(100),
    costo_extras: cents(20_000),
    royalty_monto: cents(5000),
    royalty_porcentaje: percentage(30),
    suggested: percentage(400),
    porcentaje_utilidad: percentage(80),
    margen_master: percentage(60),
    rangos: ranges,
  })
  .map(({ suggested, ...rest }) => {
    const { total_com } = projectionSheet({ ...rest, precio_sugerido: 1 })
    return { ...rest, precio_sugerido: Math.max(0.01, priceFromPercentage(total_com, suggested)) }
  })

describe('any projection that is allowed', () => {
  test('never sells below what the distributor, the master and the company pay', () => {
    let allowed = 0
    fc.assert(
      fc.property(input, fc.integer({ min: 1, max: 200_000 }), (any, quantity) => {
        expect(projectionRefusals(any)).toEqual([])
        const made = projectionSheet(any)
        if (brokenLinks(made).length > 0) return
        allowed += 1
        const price = rangeFor(quantity, made.rangos)?.precio ?? Number.NaN
        expect(price).toBeGreaterThanOrEqual(made.costo_distribuidor)
        expect(made.costo_distribuidor).toBeGreaterThanOrEqual(made.costo_master)
        expect(made.costo_master).toBeGreaterThanOrEqual(made.total_com)
        const profits = profitsFor(made, quantity)?.profits
        for (const party of ['empresa', 'master', 'distribuidor'] as const) {
          expect(profits?.[party]).toBeGreaterThanOrEqual(0)
        }
      }),
      { numRuns: 500 },
    )
    expect(allowed).toBeGreaterThan(50)
  })

  test('keeps a price that was typed, through its percentage and back, to the cent', () => {
    fc.assert(
      fc.property(cents(500_000), cents(5_000_000), (over, price) => {
        const cost = over + 0.01
        const back = priceFromPercentage(cost, percentageFromPrice(cost, price) ?? Number.NaN)
        expect(discountedPrice(back, 0)).toBe(price)
      }),
    )
  })

  test('may be discounted up to the largest discount and not a hundredth more', () => {
    fc.assert(
      fc.property(input, (any) => {
        const { descuento_maximo, costo_distribuidor } = projectionSheet(any)
        const priceAt = (discount: number) => discountedPrice(any.precio_sugerido, discount)
        if (descuento_maximo === null) expect(priceAt(0)).toBeLessThan(costo_distribuidor)
        else {
          expect(priceAt(descuento_maximo)).toBeGreaterThanOrEqual(costo_distribuidor)
          const more = (Math.round(descuento_maximo * 100) + 1) / 100
          // Rounding up may still help a price that has fallen below the cost: the discount is legal only above it.
          const exact = any.precio_sugerido * (1 - more / 100)
          expect(exact < costo_distribuidor || priceAt(more) < costo_distribuidor).toBe(true)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('has every quantity in exactly one range, and never a dearer one for more units', () => {
    fc.assert(
      fc.property(input, fc.integer({ min: 1, max: 200_000 }), (any, quantity) => {
        const { rangos } = projectionSheet(any)
        const here = rangos.filter((range) => rangeFor(quantity, [range]))
        expect(here).toHaveLength(1)
        expect(rangeFor(quantity + 1, rangos)?.precio).toBeLessThanOrEqual(here[0]?.precio ?? 0)
      }),
    )
  })

  test('keeps six decimals, and whole cents in prices and profits', () => {
    fc.assert(
      fc.property(input, fc.integer({ min: 1, max: 200_000 }), (any, quantity) => {
        const made = projectionSheet(any)
        for (const cost of [made.costo_base, made.royalty_total, made.total_com, made.costo_master]) {
          expect(decimal(cost).scale).toBeLessThanOrEqual(6)
        }
        const price = made.rangos[0]?.precio ?? Number.NaN
        for (const amount of [price, ...Object.values(profitsAt(made, price, quantity))]) {
          expect(decimal(amount).scale).toBeLessThanOrEqual(2)
        }
      }),
    )
  })
})

test('the largest discount of a price that only just covers the cost is none, and of one that does not is absent', () => {
  expect(maximumDiscount(8.41, 8.4075)).toBe(0.02)
  expect(maximumDiscount(8.4, 8.4)).toBe(0)
  expect(maximumDiscount(10, 8.4)).toBe(16)
  expect(maximumDiscount(8.4, 8.4075)).toBeNull()
  expect(maximumDiscount(0, 0)).toBeNull()
})

describe('the order of costs', () => {
  test('holds in the example', () => {
    expect(brokenLinks(sheet)).toEqual([])
  })

  test('holds where nobody earns anything', () => {
    const [cost, price] = [5.7, { precio: 5.7 }]
    const equal = { total_com: cost, costo_master: cost, costo_distribuidor: cost, rangos: [price] }
    expect(brokenLinks(equal)).toEqual([])
    expect(brokenLinks({ ...equal, rangos: [{ precio: 5.69 }] })).toHaveLength(1)
  })

  test('names each link that fails, with its two numbers', () => {
    const losing = projectionSheet({ ...example, porcentaje_utilidad: -10, margen_master: -5, precio_sugerido: 5 })
    expect(brokenLinks(losing)).toEqual([
      { eslabon: 'costo_master', rango: null, minimo: 5.7, valor: 5.13 },
      { eslabon: 'costo_distribuidor', rango: null, minimo: 5.13, valor: 4.8735 },
      { eslabon: 'precio', rango: 1, minimo: 4.8735, valor: 4.75 },
      { eslabon: 'precio', rango: 2, minimo: 4.8735, valor: 4.4 },
    ])
  })
})

describe('figures that are not allowed', () => {
  test.each([
    ['costo_cable', -1, 'cableCostInvalid'],
    ['costo_pcb', Number.NaN, 'pcbCostInvalid'],
    ['costo_plastico', 1_000_001, 'plasticCostInvalid'],
    ['costo_filamento', 0.0000001, 'filamentCostInvalid'],
    ['costo_superficie', Number.POSITIVE_INFINITY, 'surfaceCostInvalid'],
    ['costo_resina', -0.01, 'resinCostInvalid'],
    ['costo_oring', -1, 'oringCostInvalid'],
    ['costo_extras', -1, 'extrasCostInvalid'],
    ['royalty_monto', -1, 'royaltyAmountInvalid'],
    ['royalty_porcentaje', 101, 'royaltyPercentageInvalid'],
    ['precio_sugerido', 0, 'suggestedPriceInvalid'],
    ['porcentaje_utilidad', -101, 'profitPercentageInvalid'],
    ['margen_master', Number.NaN, 'masterMarginInvalid'],
  ] as const)('%s %d', (field, value, says) => {
    expect(projectionRefusals({ ...example, [field]: value })).toEqual([{ field, range: null, says }])
  })

  test.each([
    ['costo_cable', limits.cost],
    ['royalty_porcentaje', 100],
    ['precio_sugerido', limits.price],
    ['porcentaje_utilidad', limits.maxPercentage],
  ] as const)('%s is allowed up to %d', (field, most) => {
    expect(projectionRefusals({ ...example, [field]: most })).toEqual([])
    expect(projectionRefusals({ ...example, [field]: most + 1 })).toMatchObject([{ field }])
  })

  const open = { desde: 1, hasta: null, descuento: 0 }
  test('a range may begin with the largest quantity and no other', () => {
    const upTo = (hasta: number) =>
      rangeRefusals([
        { ...open, hasta },
        { ...open, desde: hasta + 1 },
      ])
    expect(upTo(limits.quantity - 1)).toEqual([])
    expect(upTo(limits.quantity)).toEqual([{ field: 'rangos', range: 1, says: 'unitRangeInvalid' }])
  })

  test.each([
    ['none', [], 'unitRangeInvalid', null],
    ['eleven', Array.from({ length: 11 }, () => open), 'unitRangeInvalid', null],
    ['half a unit', [{ ...open, desde: 0.5 }], 'unitRangeInvalid', 0],
    ['one unit and a half', [{ ...open, desde: 1.5 }], 'unitRangeInvalid', 0],
    ['no unit', [{ ...open, desde: 0 }], 'unitRangeInvalid', 0],
    ['an end before the beginning', [{ desde: 5, hasta: 4, descuento: 0 }], 'unitRangeInvalid', 0],
    ['a discount of more than all', [{ ...open, descuento: 100.01 }], 'rangeDiscountInvalid', 0],
    ['a discount that is no number', [{ ...open, descuento: Number.NaN }], 'rangeDiscountInvalid', 0],
    ['a beginning at two', [{ ...open, desde: 2 }], 'rangesNotContiguous', null],
    ['an end of the last', [{ desde: 1, hasta: 9, descuento: 0 }], 'rangesNotContiguous', null],
    [
      'a gap',
      [
        { ...open, hasta: 9 },
        { ...open, desde: 11 },
      ],
      'rangesNotContiguous',
      null,
    ],
    [
      'an overlap',
      [
        { ...open, hasta: 9 },
        { ...open, desde: 9 },
      ],
      'rangesNotContiguous',
      null,
    ],
    ['two open ones', [open, { ...open, desde: 2 }], 'rangesNotContiguous', null],
    [
      'less for more',
      [
        { ...open, hasta: 9, descuento: 5 },
        { ...open, desde: 10 },
      ],
      'discountsDecrease',
      1,
    ],
  ])('ranges: %s', (_, rangos, says, range) => {
    expect(rangeRefusals(rangos)).toEqual([{ field: 'rangos', range, says }])
  })

  test('no ranges are not contiguous', () => {
    expect(areContiguous([])).toBe(false)
  })
})
