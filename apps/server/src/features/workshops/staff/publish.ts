import { coreMessages } from '@portal/contract/core/core-messages'
import { WorkshopStatus } from '@portal/contract/workshops/constants'
import { workshopMessages as m } from '@portal/contract/workshops/messages'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import type { Saved } from '#core/records/versioned-record.ts'
import { isComplete } from './form.ts'
import * as queries from './queries.ts'

/** Shows a draft to visitors. Refused while a text, the schedule or the hours are missing (33), or when it is none (34). */
export const publish = (db: Db, actor: Actor, id: number, version: number): Promise<Saved> =>
  move(db, actor, id, version, WorkshopStatus.published, async (_, row) => {
    if (!queries.isDraft(row)) throw new Refusal(m.notDraft)
    if (!isComplete(row)) throw new Refusal(m.notComplete)
  })

/** Hides a published workshop again, as long as no one has registered (35). */
export const unpublish = (db: Db, actor: Actor, id: number, version: number): Promise<Saved> =>
  move(db, actor, id, version, WorkshopStatus.draft, async (db, row) => {
    if (row.estado !== WorkshopStatus.published) throw new Refusal(m.notDraft)
    if (await queries.hasRegistrations(db, id)) throw new Refusal(m.hasRegistrations)
  })

type Row = NonNullable<Awaited<ReturnType<typeof queries.lockToPublish>>>

function move(
  db: Db,
  actor: Actor,
  id: number,
  version: number,
  status: WorkshopStatus,
  check: (db: Db, row: Row) => Promise<void>,
): Promise<Saved> {
  return inTransaction(db, async (db) => {
    const before = await queries.lockToPublish(db, id)
    if (!before) throw new Refusal(m.workshopAbsent)
    if (before.version !== version)
      throw new Refusal(coreMessages.changedByOther, { data: { id, version: before.version, estado: before.estado } })
    await check(db, before)
    const after = await queries.setStatus(db, id, status)
    await record(db, actor, {
      action: `workshops.workshop.${status}`,
      entity: 'workshop',
      id,
      before: { estado: before.estado, version },
      after,
      announces: [{ area: 'workshops' }, { area: 'workshop_registros' }],
    })
    return { id, version: after.version }
  })
}
