import { coreMessages } from '@portal/contract/core/core-messages'
import type { MoneyUnit } from '@portal/contract/core/currencies'
import type { Of } from '@portal/contract/core/fields'
import type { Message } from '@portal/contract/core/messages'
import type { StatusChangeSchema } from '@portal/contract/item-requests/schemas'
import { machineMessages } from '@portal/contract/machines/messages'
import { RequestKind } from '@portal/contract/marketplace/constants'
import { RequestStatus } from '@portal/contract/marketplace/states'
import type { Transition, TransitionField } from '@portal/contract/marketplace/transitions'
import { bankTransferMessages } from '@portal/contract/payments/transfer-messages'
import type { Refused } from '#core/base/errors.ts'
import { type Bounds, firstCharge, isAmount, reservationBounds } from '#features/marketplace/rules/amounts.ts'
import type { ReservationRates } from '#features/marketplace/rules/rates.ts'

export type Change = Of<typeof StatusChangeSchema>

const absent: Record<TransitionField, Message> = {
  comentario: machineMessages.commentInvalid,
  monto_reserva: machineMessages.reservationAmountRequired,
  monto_venta: machineMessages.saleAmountRequired,
  decision_reembolso: coreMessages.invalid,
}

/** Returns the first required field that is missing (28, 32, 33), or null. */
export function refusalOfFields({ requires }: Transition, form: Change): Refused | null {
  const field = requires.find((name) => form[name] === null || form[name] === '')
  return field ? { entry: absent[field], field } : null
}

interface Priced {
  moneda: MoneyUnit
  precio_final: number
  precio_arriendo: number | null
  dias_minimos: number | null
}

/**
 * Returns the allowed reservation amounts of this item (rule reservations/amount); an agreed price replaces the public
 * one. A property with a monthly rent is reserved as a rent.
 */
export function boundsFor(kind: RequestKind, item: Priced, agreed: number | null, rates: ReservationRates): Bounds {
  const isRentOfProperty = kind === RequestKind.property && item.precio_arriendo !== null
  const price = kind === RequestKind.rent ? firstCharge(item) : (agreed ?? item.precio_final)
  const priced = { kind: isRentOfProperty ? RequestKind.rent : kind, currency: item.moneda, price }
  return reservationBounds(priced, rates)
}

/** Whether an amount is within its bounds (rule reservations/amount). */
export function refusalOfReservation(
  amount: number,
  currency: MoneyUnit,
  { minimum, maximum }: Bounds,
): Refused | null {
  const isRight = isAmount(amount, currency) && amount >= minimum && amount <= maximum
  return isRight ? null : { entry: machineMessages.reservationAmountInvalid, field: 'monto_reserva' }
}

/** A sale amount is at least the paid reservation (`saleAmountInvalid`). */
export function refusalOfSale(amount: number, currency: MoneyUnit, reserved: number | null): Refused | null {
  const isRight = isAmount(amount, currency) && amount >= (reserved ?? 0)
  return isRight ? null : { entry: machineMessages.saleAmountInvalid, field: 'monto_venta' }
}

interface Received {
  monto_recibido: number
  moneda: MoneyUnit
  /** `YYYY-MM-DD`. */
  fecha_banco: string
}

interface Expected {
  asked: number | null
  currency: MoneyUnit
  today: string
}

/**
 * Whether a transfer pays a reservation: at least what was asked for, in its currency. More is taken, since banks and
 * people round up, and can be given back; more than twice as much is a slip.
 */
export function refusalOfTransfer(
  { monto_recibido: amount, moneda, fecha_banco: day }: Received,
  { asked, currency, today }: Expected,
): Refused | null {
  if (moneda !== currency) return { entry: bankTransferMessages.currencyOther, field: 'moneda' }
  const least = asked ?? Number.POSITIVE_INFINITY
  if (!isAmount(amount, currency)) return { entry: bankTransferMessages.amountInvalid, field: 'monto_recibido' }
  if (amount < least) return { entry: bankTransferMessages.tooLow, field: 'monto_recibido' }
  if (amount > least * 2) return { entry: bankTransferMessages.tooHigh, field: 'monto_recibido' }
  const isDay = day <= today && day > yearBefore(today)
  return isDay ? null : { entry: bankTransferMessages.bankDateInvalid, field: 'fecha_banco' }
}

const yearBefore = (day: string): string => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`

/** Changes that leave a reservation unpaid: its conversion is reverted. */
export const leavesUnpaid = (from: RequestStatus, to: RequestStatus): boolean =>
  from === RequestStatus.reservedPendingPayment && to !== RequestStatus.reserved
