import type { Caller } from '#core/base/actor.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { jobKind } from '#core/jobs/jobs.ts'
import type { QuoteDeps } from '../deps.ts'
import { addEvent, audit } from '../history.ts'
import { releasedMail as toClient } from '../mail/client.ts'
import { productionMail, releasedMail } from '../mail/house.ts'
import * as shared from '../queries.ts'
import { beginTerm } from './order.ts'
import { listReleasable, mayRelease } from './queries.ts'

/** Sends confirmed quotes to production whose block has ended; enqueued when a company gets a valid permit. */
export const releaseJob = jobKind('quote-release', { maxSeconds: 600 })

export type ReleaseDeps = Pick<QuoteDeps, 'db' | 'env' | 'mails' | 'secrets'>

const itself: Caller = { ip: '', requestId: 'quote-release' }

/**
 * Sends every confirmed quote to production that waited for a permit and need not any more, and tells production,
 * author and client. Safe to run twice or concurrently.
 */
export async function releaseQuotes(deps: ReleaseDeps): Promise<void> {
  for (let due = await listReleasable(deps.db); due.length > 0; ) {
    for (const { id } of due) await inTransaction(deps.db, (db) => release(deps, db, id))
    due = await listReleasable(deps.db, due.at(-1)!.id)
  }
}

/** Checks again under lock: it may have been sent or voided since it was found. */
async function release(deps: ReleaseDeps, db: Db, id: number): Promise<void> {
  const quote = await shared.lockQuote(db, id)
  if (!quote || !(await mayRelease(db, id))) return
  const production = await shared.getProductionAddress(db)
  const writer = await shared.getAuthor(db, quote)
  const order = production && productionMail(deps, production, quote, await shared.listLines(db, id))
  const after = await shared.changeQuote(db, quote, {
    enviada_produccion_en: shared.now(),
    produccion_correo_id: order ? await deps.mails.queue(db, order) : null,
  })
  await beginTerm(db, id)
  await deps.mails.queue(db, toClient(deps, quote))
  if (writer) await deps.mails.queue(db, releasedMail(deps, writer, quote))
  await addEvent(db, itself, id, { tipo: 'produccion', autor: 'sistema' })
  await audit(db, itself, 'quotes.released', quote, after!)
}
