import { expect, test } from 'vitest'
import { isForReservation, reasonNotToTake } from './reserve.ts'

const payment = { evento_id: 4, monto: 100.5, moneda: 'USD' } as const
const reservation = { amount: 100.5, currency: 'USD' } as const

test.each([
  ['waits for the payment that was started for it', payment, reservation, 4, true],
  ['does not wait without an amount', payment, null, 4, false],
  ['does not wait for one of an earlier reservation', payment, reservation, 5, false],
  ['does not wait for another amount', { ...payment, monto: 100.51 }, reservation, 4, false],
  [
    'does not wait for another currency',
    { ...payment, moneda: 'CLP', monto: 100 },
    { ...reservation, amount: 100 },
    4,
    false,
  ],
] as const)('a reservation %s', (_, paying, waiting, eventId, isWanted) => {
  expect(isForReservation(paying, waiting, eventId)).toBe(isWanted)
})

test.each([
  ['no other payment', [], 'no_disponible'],
  ['a paid one', [{ evento_id: 4, estado: 'aprobada', motivo: null }], 'ya_pagada'],
  ['a paid one of another reservation', [{ evento_id: 3, estado: 'aprobada', motivo: null }], 'no_disponible'],
  ['one that paid nothing', [{ evento_id: 4, estado: 'aprobada', motivo: 'diferente' }], 'no_disponible'],
  ['one that was rejected', [{ evento_id: 4, estado: 'rechazada', motivo: null }], 'no_disponible'],
  [
    'a rejected and a refunded one',
    [
      { evento_id: 4, estado: 'rechazada', motivo: null },
      { evento_id: 4, estado: 'anulada', motivo: null },
    ],
    'ya_pagada',
  ],
] as const)('next to %s money is not taken because', (_, others, reason) => {
  expect(reasonNotToTake(payment, others)).toBe(reason)
})
