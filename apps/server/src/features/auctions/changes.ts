import type { Anyone } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import type { Change } from '#core/database/events.ts'
import { record } from '#core/database/record.ts'
import { ownerAndFactsOf } from '#features/machines/market/service.ts'
import type { LockedAuction } from './queries.ts'

/** The change that live pages, lists and open panels of an auction hear. */
export const changeOf = (auctionId: number): Change => ({ area: 'subastas', id: auctionId })

type Row = Omit<LockedAuction, 'ahora'>

/** The change of its item, whose card and page show the bid and the end. No filter and no order sees them. */
export async function itemChangeOf(db: Db, machineId: number): Promise<Change> {
  const { ownerId, facts } = await ownerAndFactsOf(db, machineId)
  return { area: 'clasificados', id: machineId, of: [{ authorId: ownerId }], facts }
}

/** Writes the audit row of an auction and announces it. */
export async function note(
  db: Db,
  by: Anyone,
  action: string,
  before: Row | null,
  after: Row & { puja_anulada?: { orden: number; motivo: string } },
): Promise<void> {
  const written = (row: Row) => ({ ...row, ahora: undefined })
  await record(db, by, {
    action,
    entity: 'subasta',
    id: after.id,
    before: before && written(before),
    after: written(after),
    announces: [changeOf(after.id), await itemChangeOf(db, after.clasificado_id)],
  })
}
