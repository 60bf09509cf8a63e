import { isSameSecret } from '#core/base/secrets.ts'
import { inTransaction } from '#core/database/database.ts'
import type { Visit } from '#core/http/redirects.ts'
import { accountOf } from '#features/marketplace/ledger-queries.ts'
import type { PaymentDeps } from '../deps.ts'
import { systemCaller, write } from '../move.ts'
import * as shared from '../queries.ts'
import { hasReceipt, paymentOpenedBy, sessionNamedBy } from './link.ts'
import { receiptTask } from './task.ts'

const mostTries = 5
const mostBytes = 5 * 1024 * 1024

/** Redirects to the receipt for the secret link, or for the order and session of the payment; null otherwise. */
export async function openReceipt(deps: PaymentDeps, { params }: Visit): Promise<string | null> {
  const mark = params.mark ?? ''
  const id = paymentOpenedBy(deps.secrets.enlace, mark) ?? (await paidUnder(deps, mark))
  const fileId = id === null ? null : await receiptFile(deps, id)
  return fileId && deps.files.signedPath(fileId, new Date())
}

async function paidUnder({ db }: PaymentDeps, mark: string): Promise<number | null> {
  const named = sessionNamedBy(mark)
  const payment = named && (await shared.getPayment(db, { buy_order: named.buyOrder }))
  return payment && isSameSecret(payment.session_id, named.sessionId) ? payment.id : null
}

/**
 * Returns the file of a payment's receipt, made once and again after a refund. Null when there is no receipt. Of two
 * concurrent calls, the first one's file is stored.
 */
export async function receiptFile(deps: PaymentDeps, id: number): Promise<string | null> {
  for (let tries = 0; tries < mostTries; tries++) {
    const made = await makeReceipt(deps, id)
    if (made !== 'changed') return made
  }
  throw new Error('a payment changes each time its receipt is made')
}

async function makeReceipt(deps: PaymentDeps, id: number): Promise<string | null | 'changed'> {
  const payment = await shared.getPayment(deps.db, { id })
  if (!payment || !hasReceipt(payment)) return null
  if (payment.comprobante_id) return payment.comprobante_id

  const goods = await shared.getClient(deps.db, payment.solicitud_id)
  const account = await accountOf(deps.db, payment.id)
  const task = receiptTask(payment, goods, await deps.company(), account ?? null)
  const content = await deps.workers.document(task)
  const name = `comprobante_${payment.buy_order}.pdf`
  const written = await deps.files.write({ name, content, allowed: ['pdf'], maxBytes: mostBytes })
  return inTransaction(deps.db, async (db) => {
    const locked = await shared.lockPayment(db, id)
    if (locked.comprobante_id) return locked.comprobante_id // our own file has no row and will be swept
    const now = await accountOf(db, id)
    if (JSON.stringify(now) !== JSON.stringify(account)) return 'changed' // something was given back meanwhile
    const by = systemCaller('receipt')
    const fileId = await deps.files.keep(db, by, written)
    await write(db, by, locked, { comprobante_id: fileId })
    return fileId
  })
}
