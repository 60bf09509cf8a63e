import type { Of } from '@portal/contract/core/fields'
import { paymentMessages } from '@portal/contract/payments/messages'
import { ConfirmedSchema, type ConfirmSchema } from '@portal/contract/payments/schemas'
import { doubtfulStatuses, PaymentStatus } from '@portal/contract/payments/states'
import type { z } from 'zod'
import type { Caller } from '#core/actor.ts'
import { Answer } from '#core/door.ts'
import { Refusal } from '#core/errors.ts'
import type { PaymentParts } from '../parts.ts'
import * as shared from '../queries.ts'
import { isSame } from '../rules/is-same.ts'
import { messageFor } from '../rules/message.ts'
import { askStatus } from './ask.ts'
import { conclude } from './conclude.ts'
import { settle } from './settle.ts'
import { transactionOf } from './transaction.ts'

type Confirmed = z.input<typeof ConfirmedSchema>

/** A commit is waited for so long; after that whoever asks may ask the provider. */
const commitSeconds = 20
const askAgainSeconds = 2

/**
 * The result of a payment for whoever knows its order and session: commits it if its return was the normal one and nobody
 * has, else tells what is stored. Throws the entry of what is not approved, with the transaction in `datos`.
 */
export async function confirmPayment(
  parts: PaymentParts,
  caller: Caller,
  { buy_order, session_id }: Of<typeof ConfirmSchema>,
): Promise<Confirmed | Answer<Confirmed>> {
  const found = await shared.getPayment(parts.db, { buy_order })
  if (!found) throw new Refusal(paymentMessages.transactionAbsent)
  if (!isSame(found.session_id, session_id)) throw new Refusal(paymentMessages.sessionIdInvalid)

  const payment = await latest(parts, caller, found)
  const confirmed = { transaccion: await transactionOf(parts, payment) }
  const entry = messageFor(payment)
  if (!entry) return confirmed
  if (entry.status === 200) return new Answer(confirmed, entry)
  throw new Refusal(entry, { data: ConfirmedSchema.parse(confirmed) })
}

/** Everybody who waits for an answer may bring it about; the provider is asked at most every two seconds. */
async function latest(parts: PaymentParts, by: Caller, payment: shared.Payment): Promise<shared.Payment> {
  const { estado, flujo, motivo, confirmando_en, consultado_en, ahora } = payment
  if (estado === PaymentStatus.redirected && flujo === 'normal' && motivo === null) return conclude(parts, by, payment)
  const seconds = (since: Date | null) =>
    since ? (ahora.getTime() - since.getTime()) / 1000 : Number.POSITIVE_INFINITY
  const isAtWork = estado === PaymentStatus.confirming && seconds(confirmando_en) < commitSeconds
  const isOpen = doubtfulStatuses.includes(estado) || (estado === PaymentStatus.redirected && flujo !== null)
  if (!isOpen || isAtWork || seconds(consultado_en) < askAgainSeconds) return payment
  return settle(parts, by, payment, await askStatus(parts, payment))
}
