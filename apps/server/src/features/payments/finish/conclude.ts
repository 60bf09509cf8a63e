import { setTimeout as sleep } from 'node:timers/promises'
import { PaymentStatus } from '@portal/contract/payments/states'
import type { Anyone } from '#core/actor.ts'
import type { PaymentParts } from '../parts.ts'
import * as shared from '../queries.ts'
import { askStatus, commit } from './ask.ts'
import { claimCommit } from './claim.ts'
import { settle } from './settle.ts'

const waitMs = 20_000
const lookEveryMs = 150
const retryEveryMs = 500

/**
 * Brings a payment whose buyer came back by the normal way to its end: commits it if nobody has, else waits for whoever
 * does. Answers it as it is then, which may still be in doubt.
 */
export async function conclude(parts: PaymentParts, by: Anyone, payment: shared.Payment): Promise<shared.Payment> {
  const until = Date.now() + waitMs
  if (payment.estado === PaymentStatus.confirming) return whenSettled(parts, payment, until)
  if (payment.estado !== PaymentStatus.redirected) return payment
  for (;;) {
    const claim = await claimCommit(parts, by, payment)
    if (claim.does === 'commit') return settle(parts, by, payment, await commit(parts, claim.payment))
    if (claim.does === 'given_up')
      return settle(parts, by, payment, await askStatus(parts, claim.payment, PaymentStatus.unknown))
    if (claim.does === 'settled') return whenSettled(parts, claim.payment, until)
    if (claim.does === 'barred' || Date.now() > until) return claim.payment
    await sleep(retryEveryMs)
  }
}

/** Two returns at once: the second shows what the first has stored. */
async function whenSettled({ db }: PaymentParts, { id }: shared.Payment, until: number): Promise<shared.Payment> {
  for (;;) {
    const payment = await shared.getPayment(db, { id })
    if (!payment) throw new Error('a payment is gone')
    if (payment.estado !== PaymentStatus.confirming || Date.now() > until) return payment
    await sleep(lookEveryMs)
  }
}
