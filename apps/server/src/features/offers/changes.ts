import type { Anyone } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import type { LockedOffer } from './queries.ts'

type Row = Omit<LockedOffer, 'ahora'>

/** Writes the audit row of an offer and announces it to staff. */
export async function note(db: Db, by: Anyone, action: string, before: Row | null, after: Row): Promise<void> {
  const written = (row: Row) => ({ ...row, ahora: undefined })
  await record(db, by, {
    action,
    entity: 'oferta',
    id: after.id,
    before: before && written(before),
    after: written(after),
    announces: [{ area: 'ofertas', id: after.id }],
  })
}
