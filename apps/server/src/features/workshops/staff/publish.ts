import { WorkshopStatus } from '@portal/contract/workshops/constants'
import { workshopMessages as m } from '@portal/contract/workshops/messages'
import type { Actor, Anyone } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import type { Saved } from '#core/records/versioned-record.ts'
import { refuseStale } from '#core/records/versions.ts'
import { tellCalledOff } from '../changes/tell.ts'
import type { WorkshopDeps } from '../deps.ts'
import { currentTime, lockWorkshop } from '../queries.ts'
import { isToCome } from '../rules.ts'
import { isComplete } from './form.ts'
import * as queries from './queries.ts'

/**
 * Shows a draft to visitors. Refused while a text, the schedule or the hours are missing (`notComplete`), or when it is
 * none (`notDraft`).
 */
export const publish = (db: Db, actor: Actor, id: number, version: number): Promise<Saved> =>
  move(db, actor, id, version, WorkshopStatus.published, {
    check: async (_, row) => {
      if (!queries.isDraft(row)) throw new Refusal(m.notDraft)
      if (!isComplete(row)) throw new Refusal(m.notComplete)
    },
  })

/** Hides a published workshop again, as long as no one has registered (`hasRegistrations`). */
export const unpublish = (db: Db, actor: Actor, id: number, version: number): Promise<Saved> =>
  move(db, actor, id, version, WorkshopStatus.draft, {
    check: async (db, row) => {
      if (row.estado !== WorkshopStatus.published) throw new Refusal(m.notDraft)
      if (await queries.hasRegistrations(db, id)) throw new Refusal(m.hasRegistrations)
    },
  })

/**
 * Calls off a published workshop that has not begun (`notCallable`), with a mail to everyone who has a place or waits
 * for one. Its page says so from then on; it does not come back.
 */
export const callOff = (deps: Deps, actor: Actor, id: number, version: number): Promise<Saved> =>
  move(deps.db, actor, id, version, WorkshopStatus.calledOff, {
    check: async (db, row) => {
      if (row.estado !== WorkshopStatus.published || !isToCome(row, await currentTime(db)))
        throw new Refusal(m.notCallable)
    },
    moved: async (db) => tellCalledOff(deps, db, (await lockWorkshop(db, id))!),
  })

type Deps = Parameters<typeof tellCalledOff>[0] & Pick<WorkshopDeps, 'db'>
type Row = NonNullable<Awaited<ReturnType<typeof queries.lockToPublish>>>

function move(
  db: Db,
  actor: Actor,
  id: number,
  version: number,
  status: WorkshopStatus,
  steps: { check: (db: Db, row: Row) => Promise<void>; moved?: (db: Db) => Promise<void> },
): Promise<Saved> {
  return inTransaction(db, async (db) => {
    const before = await queries.lockToPublish(db, id)
    if (!before) throw new Refusal(m.workshopAbsent)
    refuseStale(before, version, { id, version: before.version, estado: before.estado })
    await steps.check(db, before)
    const after = await queries.setStatus(db, id, status)
    await steps.moved?.(db)
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

/**
 * Takes the workshops that come with the portal off a site that is not open: they were held by its first owner (rule
 * opening/samples).
 */
export function hideSampleWorkshops(db: Db, by: Anyone): Promise<void> {
  return inTransaction(db, async (db) => {
    for (const { id, ...before } of await queries.listSamples(db)) {
      const after = await queries.setStatus(db, id, WorkshopStatus.draft)
      const action = `workshops.workshop.${WorkshopStatus.draft}`
      const announces = [{ area: 'workshops' }, { area: 'workshop_registros' }]
      await record(db, by, { action, entity: 'workshop', id, before, after, announces })
    }
  })
}
