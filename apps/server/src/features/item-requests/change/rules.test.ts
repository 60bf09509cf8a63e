import { coreMessages } from '@portal/contract/core/core-messages'
import { machineMessages as m } from '@portal/contract/machines/messages'
import type { TransitionField } from '@portal/contract/marketplace/transitions'
import { expect, test } from 'vitest'
import { boundsFor, type Change, leavesUnpaid, refusalOfFields, refusalOfReservation, refusalOfSale } from './rules.ts'

const rates = {
  sale: { share: 0.05, minimum: { USD: 100, CLP: 100_000, UF: 3 }, maximum: { USD: 5000, CLP: 5_000_000, UF: 100 } },
  property: { share: 0.1, minimum: { USD: 200, CLP: 200_000, UF: 5 } },
  rent: { share: 0.5, minimum: { USD: 50, CLP: 50_000, UF: 1 } },
  mostShare: 0.8,
}
const item = { moneda: 'USD', precio_final: 20_000, precio_arriendo: null, dias_minimos: null } as const

const all: TransitionField[] = ['comentario', 'monto_reserva', 'monto_venta', 'decision_reembolso']
const whole = { comentario: 'x', monto_reserva: 1, monto_venta: 1, decision_reembolso: 'x' } as unknown as Change
test.each([
  ['comentario', '', m.commentInvalid],
  ['monto_reserva', null, m.reservationAmountRequired],
  ['monto_venta', null, m.saleAmountRequired],
  ['decision_reembolso', null, coreMessages.invalid],
] as const)('a change that requires %s is refused without it', (field, value, entry) => {
  const change = { ...whole, [field]: value } as Change
  const requiring = (requires: TransitionField[]) => ({ requires }) as unknown as Parameters<typeof refusalOfFields>[0]
  expect(refusalOfFields(requiring(all), change)).toEqual({ entry, field })
  expect(refusalOfFields(requiring(all.filter((name) => name !== field)), change)).toBeNull()
  expect(refusalOfFields(requiring(all), whole)).toBeNull()
})

test.each([
  ['a sale', 'venta', item, null, [100, 1000, 16_000]],
  ['a sale of what is rented too', 'venta', { ...item, precio_arriendo: 400 }, null, [100, 1000, 16_000]],
  ['a sale at an agreed price', 'venta', item, 10_000, [100, 500, 8000]],
  ['a property', 'propiedad', item, null, [200, 2000, 16_000]],
  [
    'a property with a monthly rent',
    'propiedad',
    { ...item, precio_final: 900, precio_arriendo: 900 },
    null,
    [50, 450, 720],
  ],
  ['a rent of at least 3 days', 'arriendo', { ...item, precio_arriendo: 400, dias_minimos: 3 }, null, [50, 600, 960]],
  ['a rent, whatever was agreed', 'arriendo', { ...item, precio_arriendo: 400, dias_minimos: 3 }, 9, [50, 600, 960]],
] as const)('%s is reserved within its bounds', (_, kind, priced, agreed, [minimum, usual, maximum]) => {
  expect(boundsFor(kind, priced, agreed, rates)).toEqual({ minimum, usual, maximum })
})

test.each([
  [100, null],
  [99.99, 'monto_reserva'],
  [800, null],
  [800.01, 'monto_reserva'],
  [200.001, 'monto_reserva'],
])('a reservation of %d between 100 and 800: refused at %s', (amount, field) => {
  const refusal = field && { entry: m.reservationAmountInvalid, field }
  expect(
    refusalOfReservation(amount, 'USD', { minimum: 100, maximum: 800 } as Parameters<typeof refusalOfReservation>[2]),
  ).toEqual(refusal)
})

test.each([
  [100, 100, null],
  [99, 100, 'monto_venta'],
  [0.5, null, null],
  [0.001, null, 'monto_venta'],
])('a sale for %d after a paid reservation of %s: refused at %s', (amount, reserved, field) => {
  expect(refusalOfSale(amount, 'USD', reserved)).toEqual(field && { entry: m.saleAmountInvalid, field })
})

test.each([
  [23, 22, true],
  [23, 24, false],
  [24, 27, false],
] as const)('a change from %i to %i leaves a reservation unpaid: %s', (from, to, isUnpaid) => {
  expect(leavesUnpaid(from, to)).toBe(isUnpaid)
})
