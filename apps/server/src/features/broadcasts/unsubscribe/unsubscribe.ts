import type { Caller } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import { block } from '../block/block.ts'
import { markUnsubscribed, type Recipient } from './queries.ts'

/** Ends broadcasts to a recipient and to every contact of his address. Call it inside a transaction. */
export async function unsubscribe(db: Db, by: Caller, recipient: Recipient): Promise<void> {
  await markUnsubscribed(db, recipient.id)
  await block(db, by, recipient, 'baja')
}
