import { expect, test } from 'vitest'
import { quoteLimits as limits } from './constants.ts'
import type { QuoteDraft, QuoteLine, QuoteService } from './draft.ts'
import { isTaxAllowed, lineRefusals, quoteFieldRefusals, serviceRefusals } from './refusals.ts'

const line: QuoteLine = {
  categoria_id: 3,
  cantidad: 1,
  precio_venta: 1,
  cable_extra: 0,
  costo_cable_metro: 0,
  anios_licencia: 1,
  descuento: 0,
}
const service: QuoteService = {
  profesionales: 0,
  dias: 0,
  costo_rh: 0,
  vuelo: 0,
  alojamiento: 0,
  movilidad: 0,
  alimentacion: 0,
  utilidad: 0,
}
const draft: QuoteDraft = { moneda: 'USD', impuesto_porcentaje: 0, lineas: [line], servicio: service }

test.each([
  ['cantidad', 1, limits.quantity, false],
  ['precio_venta', 0, limits.unitAmount, true],
  ['cable_extra', 0, limits.meters, true],
  ['costo_cable_metro', 0, limits.unitAmount, true],
  ['anios_licencia', 1, limits.years, false],
  ['descuento', 0, 100, true],
] as const)('%s of a line is from %d to %d, with decimals: %s', (field, least, most, hasDecimals) => {
  const refused = (value: number) => lineRefusals({ ...line, [field]: value })
  expect([least, most].flatMap(refused)).toEqual([])
  for (const value of [least - 1, most + 1]) expect(refused(value)).toEqual([field])
  expect(refused(least + 0.5)).toEqual(hasDecimals ? [] : [field])
})

test.each([
  ['profesionales', limits.professionals, false],
  ['dias', limits.days, false],
  ['costo_rh', limits.unitAmount, true],
  ['vuelo', limits.unitAmount, true],
  ['alojamiento', limits.unitAmount, true],
  ['movilidad', limits.unitAmount, true],
  ['alimentacion', limits.unitAmount, true],
  ['utilidad', limits.profitPercentage, true],
] as const)('%s of the service block is from zero to %d, with decimals: %s', (field, most, hasDecimals) => {
  const refused = (value: number) => serviceRefusals({ ...service, [field]: value })
  expect([0, most].flatMap(refused)).toEqual([])
  for (const value of [-1, most + 1]) expect(refused(value)).toEqual([field])
  expect(refused(0.5)).toEqual(hasDecimals ? [] : [field])
})

test('years count for licenses only, and a tax is a percentage', () => {
  expect(lineRefusals({ ...line, categoria_id: 1, anios_licencia: 0 })).toEqual([])
  expect([0, 19, 100, -1, 100.5].map(isTaxAllowed)).toEqual([true, true, true, false, false])
})

test('a draft is refused for the number of its lines, then for each figure with its place', () => {
  const lines = (count: number) => ({ ...draft, lineas: Array.from({ length: count }, () => line) })
  const badLines = { line: null, field: 'lineas', says: 'productsInvalid' }
  expect([1, limits.lines].flatMap((count) => quoteFieldRefusals(lines(count)))).toEqual([])
  expect([0, limits.lines + 1].flatMap((count) => quoteFieldRefusals(lines(count)))).toEqual([badLines, badLines])
  expect(quoteFieldRefusals({ ...draft, servicio: null })).toEqual([])
  const bad = { ...draft, impuesto_porcentaje: 101, lineas: [line, { ...line, descuento: 101 }] }
  expect(quoteFieldRefusals({ ...bad, servicio: { ...service, dias: -1 } })).toEqual([
    { line: 1, field: 'descuento', says: 'productsInvalid' },
    { line: null, field: 'dias', says: 'invalid' },
    { line: null, field: 'impuesto_porcentaje', says: 'invalid' },
  ])
})
