import type { Message } from '@portal/contract/core/messages'
import { paymentLimits } from '@portal/contract/payments/constants'
import { paymentMessages } from '@portal/contract/payments/messages'
import { doubtfulStatuses, PaymentStatus, paidStatuses } from '@portal/contract/payments/states'
import { networkOf } from '#core/base/ip-addresses.ts'
import type { Flow } from './returns.ts'
import type { Reason } from './standing.ts'

/** An earlier attempt to pay the same reservation. */
export interface Attempt {
  id: number
  estado: PaymentStatus
  flujo: Flow | null
  motivo: Reason | null
  token: string | null
  enlace_version: number | null
  ip: string
  creado_en: Date
  ahora: Date
}

/** Who pays or comes back: the client, by the mark of their link, or a stranger, known by their address only. */
export type Payer = Pick<Attempt, 'enlace_version' | 'ip'>

const isOfClient = ({ enlace_version }: Payer) => enlace_version !== null

const isSameNetwork = (one: Payer, other: Payer) => networkOf(one.ip) === networkOf(other.ip)

/**
 * Whose payments in doubt block a payer: the client waits for their own attempts only, a stranger for the client's and
 * for those from their own address. Attempts of strangers do not affect others.
 */
export const waitsFor = (payer: Payer, other: Payer): boolean =>
  isOfClient(other) || (!isOfClient(payer) && isSameNetwork(payer, other))

/** After a link was replaced, its holder counts as another payer. */
const isSamePayer = (payer: Payer, other: Payer): boolean =>
  payer.enlace_version === other.enlace_version && (isOfClient(payer) || isSameNetwork(payer, other))

export type Opening =
  /** Returns the same form again (rule payments/same-form). */
  | { does: 'reuse'; id: number }
  /** Another request is asking the provider at this moment. */
  | { does: 'wait'; id: number }
  | { does: 'create' }
  | { does: 'refuse'; entry: Message }

const s = PaymentStatus
const createSeconds = 25 // longer than the provider's time-out of 15 s

/** Whether money may have been taken, or another amount: no new payment is offered before that is settled. */
export const isUnsettled = ({ estado, motivo }: Pick<Attempt, 'estado' | 'motivo'>) =>
  doubtfulStatuses.includes(estado) || (estado === s.approved && motivo === 'diferente')

const isInDoubt = (attempt: Attempt) =>
  isUnsettled(attempt) || (attempt.estado === s.redirected && attempt.flujo === 'normal')

/**
 * Returns what a press of Pay does, given earlier attempts for the same reservation, the newest first. Only the client
 * is led to a form that is already open: two strangers cannot be distinguished.
 */
export function openingFor(
  attempts: readonly Attempt[],
  payer: Payer,
  sameFormMinutes: number = paymentLimits.sameFormMinutes,
): Opening {
  if (attempts.some((other) => waitsFor(payer, other) && isInDoubt(other)))
    return { does: 'refuse', entry: paymentMessages.pendingConfirmation }
  const own = attempts.filter((other) => isSamePayer(payer, other))
  const [last] = own
  if (last && isOfClient(payer)) {
    const seconds = (last.ahora.getTime() - last.creado_en.getTime()) / 1000
    if (last.estado === s.created && seconds < createSeconds) return { does: 'wait', id: last.id }
    const isOpen = last.estado === s.redirected && last.flujo === null
    if (isOpen && seconds < sameFormMinutes * 60) return { does: 'reuse', id: last.id }
  }
  const made = own.filter(({ token }) => token !== null).length
  if (made >= paymentLimits.attemptsPerHold) return { does: 'refuse', entry: paymentMessages.attemptsUsedUp }
  return { does: 'create' }
}

/**
 * Returns why a request without an unpaid reservation cannot be paid. Only what the provider has confirmed may say that
 * nothing was charged.
 */
export function refusalWithoutReservation(attempts: readonly Attempt[]): Message {
  if (attempts.some((attempt) => isOfClient(attempt) && isInDoubt(attempt))) return paymentMessages.pendingConfirmation
  return attempts.some(({ estado }) => paidStatuses.includes(estado))
    ? paymentMessages.alreadyProcessed
    : paymentMessages.itemUnavailable
}

interface Asked {
  monto: number
  moneda: string
  clasificado_id?: number | null
  propiedad_id?: number | null
}

interface Stored {
  clasificado_id: number | null
  propiedad_id: number | null
  monto_reserva: number | null
  moneda: string
}

/** Returns why the address or form contradicts the request, to the last unit (rule payments/stored-amount), or null. */
export function refusalOfAsked(asked: Asked, stored: Stored | undefined): { entry: Message; field: string } | null {
  if (!stored || stored.monto_reserva === null)
    return { entry: paymentMessages.requestAbsent, field: 'solicitud_clasificado_id' }
  const other = (['clasificado_id', 'propiedad_id'] as const).find(
    (name) => asked[name] !== undefined && asked[name] !== stored[name],
  )
  if (other) return { entry: paymentMessages.requestAbsent, field: other }
  if (asked.moneda !== stored.moneda) return { entry: paymentMessages.currencyInvalid, field: 'moneda' }
  if (asked.monto !== stored.monto_reserva) return { entry: paymentMessages.amountInvalid, field: 'monto' }
  return null
}
