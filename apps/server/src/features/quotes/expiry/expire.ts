import { QuoteStatus } from '@portal/contract/quotes/states'
import type { Caller } from '#core/base/actor.ts'
import { inTransaction } from '#core/database/database.ts'
import { endPins } from '#core/identity/pins/pins.ts'
import type { QuoteDeps } from '../deps.ts'
import { addEvent, audit } from '../history.ts'
import { pinKeyOf } from '../pin/state.ts'
import * as shared from '../queries.ts'
import * as queries from './queries.ts'

export type ExpiryDeps = Pick<QuoteDeps, 'db'>

const itself: Caller = { ip: '', requestId: 'quote-expiry' }

/**
 * Expires every pending quote past its validity, with its PIN: before each read and each change, and by a job. Opens
 * its own transactions. Safe to run twice or concurrently.
 */
export async function expireDue({ db }: ExpiryDeps, id?: number): Promise<void> {
  for (const due of await queries.listDue(db, id)) await expire(db, due.id)
}

/** Repeats until nothing is due. */
export async function expireAll({ db }: ExpiryDeps): Promise<void> {
  for (let due = await queries.listDue(db); due.length > 0; due = await queries.listDue(db))
    for (const { id } of due) await expire(db, id)
}

async function expire(db: ExpiryDeps['db'], id: number): Promise<void> {
  await inTransaction(db, async (db) => {
    const quote = await shared.lockQuote(db, id)
    if (!quote || quote.estado !== QuoteStatus.pending || quote.reemplazada || quote.vence_en > quote.ahora) return
    const after = await shared.changeQuote(db, quote, { estado: QuoteStatus.expired })
    if (!after) return
    await endPins(db, pinKeyOf(quote))
    const states = { de_estado: quote.estado, a_estado: after.estado }
    await addEvent(db, itself, id, { tipo: 'estado', autor: 'sistema', ...states })
    await audit(db, itself, 'quotes.expired', quote, after)
  })
}
