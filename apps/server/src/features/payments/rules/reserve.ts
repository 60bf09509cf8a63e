import type { Currency } from '@portal/contract/core/currencies'
import { type PaymentStatus, paidStatuses } from '@portal/contract/payments/states'
import { isSameAmount } from './amounts.ts'
import type { Reason } from './standing.ts'

interface Paying {
  evento_id: number | null
  monto: number
  moneda: Currency
}

interface Waiting {
  amount: number
  currency: Currency
}

/** Whether a reservation waits for exactly this payment: the one started for it, with the same amount. */
export function isForReservation(payment: Paying, reservation: Waiting | null, eventId: number | null): boolean {
  if (!reservation || payment.evento_id !== eventId) return false
  return payment.moneda === reservation.currency && isSameAmount(payment.monto, reservation.amount, payment.moneda)
}

interface Other {
  evento_id: number | null
  estado: PaymentStatus
  motivo: Reason | null
}

/** Returns why money is not taken, or is refunded: another payment was first, or the item is no longer available. */
export function reasonNotToTake({ evento_id }: Pick<Paying, 'evento_id'>, others: readonly Other[]): Reason {
  const isPaid = others.some(
    (other) => other.evento_id === evento_id && other.motivo === null && paidStatuses.includes(other.estado),
  )
  return isPaid ? 'ya_pagada' : 'no_disponible'
}
