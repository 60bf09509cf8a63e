import { describe, expect, test } from 'vitest'
import { marginOf, tierPrice } from '../assigned-products/prices.ts'
import { inCurrency, listPriceOf } from './prices.ts'
import { QuoteActor, quoteTransitionsFrom } from './transitions.ts'

const product = {
  tramos: [
    { desde: 100, precio: 8 },
    { desde: 10, precio: 9 },
  ],
  proyecciones: [
    { pais_id: 604, vigente_desde: '2026-02-01', tramos: [{ desde: 1, precio: 6 }] },
    { pais_id: 152, vigente_desde: '2026-01-01', tramos: [{ desde: 5, precio: 7 }] },
  ],
  precio_sugerido: 10,
}
const sale = { quantity: 10, countryId: 152, currency: 'USD', rate: 950 } as const

describe('the list price', () => {
  test.each([
    ['of the tier of the branch', product, sale, { amount: 9, source: 'sucursal', since: null }],
    ['of the next tier', product, { ...sale, quantity: 100 }, { amount: 8, source: 'sucursal', since: null }],
    ['below the next tier', product, { ...sale, quantity: 99 }, { amount: 9, source: 'sucursal', since: null }],
    [
      'of the projection in force in the country',
      product,
      { ...sale, quantity: 9 },
      { amount: 7, source: 'proyeccion', since: '2026-01-01' },
    ],
    [
      'that is suggested, below its first range',
      product,
      { ...sale, quantity: 4 },
      { amount: 10, source: 'sugerido', since: null },
    ],
    [
      'that is suggested, in another country',
      product,
      { ...sale, quantity: 4, countryId: 32 },
      { amount: 10, source: 'sugerido', since: null },
    ],
    [
      'that is suggested, without a client',
      product,
      { ...sale, quantity: 9, countryId: null },
      { amount: 10, source: 'sugerido', since: null },
    ],
    ['of nothing', { ...product, precio_sugerido: null }, { ...sale, quantity: 4 }, null],
    [
      'in pesos',
      product,
      { ...sale, currency: 'CLP', rate: 950.55 },
      { amount: 8555, source: 'sucursal', since: null },
    ],
  ] as const)('is that %s', (_, priced, sold, price) => {
    expect(listPriceOf(priced, sold)).toEqual(price)
  })

  test('in dollars is not rounded', () => {
    expect(inCurrency(1.2345, 'USD', 950)).toBe(1.2345)
  })
})

test.each([
  ['precio', 12.345, 10, 12.345],
  ['descuento', 15, 9.99, 8.49],
  ['descuento', 15, null, null],
] as const)('a tier with mode %s and %d of a suggested %s costs %s', (mode, value, suggested, price) => {
  expect(tierPrice(mode, value, suggested)).toBe(price)
})

test.each([
  [10, 8, 0.2],
  [8, 10, -0.25],
  [10, 0, 1],
  [0, 8, null],
  [null, 8, null],
  [10, null, null],
])('the margin of %s above %s is %s', (price, floor, margin) => {
  expect(marginOf(price, floor)).toBe(margin)
})

test.each([
  ['pendiente', [QuoteActor.author, QuoteActor.seller], ['vendedor aprobada', 'autor cancelada']],
  ['pendiente', [QuoteActor.staff, QuoteActor.author], ['autor cancelada']],
  ['pendiente', [QuoteActor.system], ['sistema vencida']],
  ['pendiente', [], []],
  ['aprobada', [QuoteActor.author, QuoteActor.staff, QuoteActor.client, QuoteActor.system], []],
])('a quote in state %s is changed by %j, each state once', (from, actors, changes) => {
  const found = quoteTransitionsFrom(from as Parameters<typeof quoteTransitionsFrom>[0], new Set(actors))
  expect(found.map(({ to, actor }) => `${actor} ${to}`)).toEqual(changes)
})
