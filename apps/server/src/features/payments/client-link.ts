import { createHmac } from 'node:crypto'
import { paymentPath } from '@portal/contract/payments/addresses'
import { isSameSecret } from '#core/base/secrets.ts'
import type { Hold } from './hooks.ts'

type Bound = Pick<Hold, 'id' | 'enlace_version' | 'evento_id'>

/**
 * Returns the mark in a payment address that only its client receives, by mail or on their secret page (decision record
 * 020). Valid for one reservation, until it ends or the client's link is replaced.
 */
export const markOf = (secret: string, { id, enlace_version, evento_id }: Bound): string =>
  createHmac('sha256', secret).update(`pagar|${id}|${enlace_version}|${evento_id}`).digest('base64url')

/** Whether a mark comes from the client's own address. Takes the same time for every wrong mark of its length. */
export function isMarkOf(secret: string, given: unknown, hold: Bound): given is string {
  return typeof given === 'string' && hold.evento_id !== null && isSameSecret(given, markOf(secret, hold))
}

/** Returns the client's address to pay a request, with their mark. */
export const clientPath = (secret: string, hold: Hold): string =>
  paymentPath({ ...hold, solicitud_clasificado_id: hold.id, monto: hold.monto_reserva }, markOf(secret, hold))
