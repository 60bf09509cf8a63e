import type { Of } from '@portal/contract/core/fields'
import { paymentMessages } from '@portal/contract/payments/messages'
import { ConfirmedSchema, type ConfirmSchema } from '@portal/contract/payments/schemas'
import type { z } from 'zod'
import type { Caller } from '#core/base/actor.ts'
import { Answer } from '#core/base/answers.ts'
import { Refusal } from '#core/base/errors.ts'
import { isSameSecret } from '#core/base/secrets.ts'
import type { PaymentDeps } from '../deps.ts'
import * as shared from '../queries.ts'
import { messageFor } from '../rules/provider-answers.ts'
import { finish } from './finish.ts'
import { transactionOf } from './transaction.ts'

type Confirmed = z.input<typeof ConfirmedSchema>

/**
 * Returns the result of a payment to anyone who knows its order and session. Commits it first when its return was the
 * normal one and nobody has. Throws the entry of a payment that is not approved, with the transaction in `datos`.
 */
export async function confirmPayment(
  deps: PaymentDeps,
  caller: Caller,
  { buy_order, session_id }: Of<typeof ConfirmSchema>,
): Promise<Confirmed | Answer<Confirmed>> {
  const found = await shared.getPayment(deps.db, { buy_order })
  if (!found) throw new Refusal(paymentMessages.transactionAbsent)
  if (!isSameSecret(found.session_id, session_id)) throw new Refusal(paymentMessages.sessionIdInvalid)

  const { payment } = await finish(deps, caller, found, { occasion: 'result' })
  const confirmed = { transaccion: await transactionOf(deps, payment) }
  const entry = messageFor(payment)
  if (!entry) return confirmed
  if (entry.status === 200) return new Answer(confirmed, entry)
  throw new Refusal(entry, { data: ConfirmedSchema.parse(confirmed) })
}
