import { setTimeout as sleep } from 'node:timers/promises'
import type { Of } from '@portal/contract/core/fields'
import { paymentMessages } from '@portal/contract/payments/messages'
import type { StartedSchema, StartSchema } from '@portal/contract/payments/schemas'
import { PaymentStatus } from '@portal/contract/payments/states'
import type { Caller } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { inTransaction } from '#core/database/database.ts'
import type { PaymentDeps } from '../deps.ts'
import type { Payment } from '../queries.ts'
import { openAttempt } from './attempt.ts'
import { askProvider, startedAs } from './create.ts'
import * as queries from './queries.ts'
import { payableReservation } from './reservation.ts'

type Form = Of<typeof StartSchema>
type Started = Of<typeof StartedSchema>

const waitMs = 25_000
const lookEveryMs = 150

/**
 * Starts a payment: returns where the browser posts which token. A repeated press of the client returns the same form
 * while it is open and young; two concurrent ones ask the provider once. Without the client's mark each press is a new
 * attempt. Amount and currency come from the request, never from the form.
 */
export async function startPayment(deps: PaymentDeps, caller: Caller, form: Form): Promise<Started> {
  await payableReservation(deps, form)
  const until = performance.now() + waitMs
  for (;;) {
    const opened = await inTransaction(deps.db, (db) => openAttempt(db, deps, caller, form))
    if (opened.does === 'refuse') throw new Refusal(opened.entry)
    if (opened.does === 'create') return askProvider(deps, caller, opened.payment, form.firma)
    if (opened.does === 'reuse') return formOf(deps, opened.id)
    if (performance.now() > until) throw new Refusal(paymentMessages.providerAway, { retryAfter: 10 })
    await leftTheStart(deps, opened.id, until)
  }
}

async function formOf({ db }: PaymentDeps, id: number): Promise<Started> {
  const { url, token, ...rest } = await queries.getForm(db, id)
  if (!url || !token) throw new Error('an open payment has no form')
  return startedAs({ url, token, ...rest })
}

/** Waits while the other request asks the provider. */
async function leftTheStart({ db }: PaymentDeps, id: Payment['id'], until: number): Promise<void> {
  while (performance.now() < until) {
    await sleep(lookEveryMs)
    const { estado } = await queries.getForm(db, id)
    if (estado !== PaymentStatus.created) return
  }
}
