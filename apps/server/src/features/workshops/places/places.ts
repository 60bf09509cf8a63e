import { WorkshopStatus } from '@portal/contract/workshops/constants'
import type { Anyone, Caller } from '#core/base/actor.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { announceChanges, type Change } from '#core/database/events.ts'
import { recordAll } from '#core/database/record.ts'
import { settingOf } from '#features/settings/service.ts'
import type { PlaceDeps, WorkshopDeps } from '../deps.ts'
import { confirmMail, lapsedMail } from '../mails.ts'
import * as shared from '../queries.ts'
import { confirmBy, isToCome } from '../rules.ts'
import * as queries from './queries.ts'

const itself: Caller = { ip: '', requestId: 'workshop-places' }

/** The lists that show places: visitors see how many are free. */
export const announcesOf = ({ cupo }: Pick<shared.WorkshopRow, 'cupo'>): Change[] => [
  { area: 'workshop_registros' },
  ...(cupo === null ? [] : [{ area: 'workshops' }]),
]

/**
 * Frees the places of a workshop that nobody confirmed in time, and gives free places to the first of the waiting list,
 * with their mails. Call it in a transaction that has locked the workshop. Nothing is given once the workshop has begun.
 */
export async function settlePlaces(deps: PlaceDeps, db: Db, by: Anyone, workshop: shared.WorkshopRow): Promise<void> {
  const now = await shared.currentTime(db)
  const lapsed = await queries.lapseUnconfirmed(db, workshop.id, now)
  const mayEnter = workshop.estado === WorkshopStatus.published && isToCome(workshop, now)
  const free = workshop.cupo === null ? null : workshop.cupo - (await shared.countTaken(db, workshop.id))
  const promoted =
    mayEnter && (free === null || free > 0)
      ? await queries.promoteFirst(db, workshop.id, free, confirmBy(workshop, now))
      : []
  if (mayEnter) for (const person of lapsed) await deps.mails.queue(db, lapsedMail(deps, person, workshop))
  if (promoted.length > 0) {
    const held = { kind: 'promoted', said: await settingOf(db, 'talleres') } as const
    for (const person of promoted) await deps.mails.queue(db, confirmMail(deps, person, workshop, held))
  }
  const noted = (action: string) => (after: shared.RegistrationRow) => ({
    action,
    entity: 'workshop_registro',
    id: after.id,
    after,
  })
  const changed = [
    ...lapsed.map(noted('workshops.registrationLapsed')),
    ...promoted.map(noted('workshops.registrationPromoted')),
  ]
  if (changed.length) await recordAll(db, by, changed, announcesOf(workshop))
}

/** Settles every workshop that holds overdue places, each in its transaction. Safe to run twice or concurrently. */
export async function settleOverdue(deps: PlaceDeps & Pick<WorkshopDeps, 'db'>): Promise<void> {
  for (const { id } of await queries.listOverdue(deps.db))
    await inTransaction(deps.db, async (db) => {
      const workshop = await shared.lockWorkshop(db, id)
      if (workshop) await settlePlaces(deps, db, itself, workshop)
    })
}

/** Lets public pages be rendered again when the registration of a workshop has opened or ended by the clock. */
export async function announceTurns({ db }: Pick<WorkshopDeps, 'db'>): Promise<void> {
  if (await queries.hasTurned(db, 2)) await announceChanges(db, { area: 'workshops' })
}
