import type { Caller } from '#core/base/actor.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { announceChanges } from '#core/database/events.ts'
import { record } from '#core/database/record.ts'
import { unpublishSold } from './queries.ts'

const itself: Caller = { ip: '', requestId: 'sold-cleanup' }

/** A sold item is shown as sold for 30 days and is then no longer published. Safe to run twice. */
export async function unpublishSoldItems(db: Db): Promise<void> {
  await inTransaction(db, async (db) => {
    const items = await unpublishSold(db)
    for (const item of items)
      await record(db, itself, { action: 'classifieds.unpublished', entity: 'clasificado', id: item.id, after: item })
    const facts = { before: null, after: null } // no list shows what is sold
    const owned = items.map(({ id, usuario_id: authorId }) => ({ area: 'clasificados', id, of: [{ authorId }], facts }))
    await announceChanges(db, ...owned)
  })
}
