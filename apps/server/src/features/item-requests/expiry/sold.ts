import type { Caller } from '#core/base/actor.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { announceChanges } from '#core/database/events.ts'
import { record } from '#core/database/record.ts'
import { unpublishSold } from './queries.ts'

const itself: Caller = { ip: '', requestId: 'sold-cleanup' }

/** The kinds of item, as they are named in the audit log and announced. */
const kinds = [
  { entity: 'clasificado', action: 'classifieds.unpublished', area: 'clasificados' },
  { entity: 'propiedad', action: 'properties.unpublished', area: 'propiedades' },
] as const

/** A sold item is shown as sold for 30 days and is then no longer published. Safe to run twice. */
export async function unpublishSoldItems(db: Db): Promise<void> {
  const facts = { before: null, after: null } // no list shows what is sold
  for (const { entity, action, area } of kinds)
    await inTransaction(db, async (db) => {
      const items = await unpublishSold(db, entity)
      for (const item of items) await record(db, itself, { action, entity, id: item.id, after: item })
      const owned = items.map(({ id, usuario_id: authorId }) => ({ area, id, of: [{ authorId }], facts }))
      await announceChanges(db, ...owned)
    })
}
