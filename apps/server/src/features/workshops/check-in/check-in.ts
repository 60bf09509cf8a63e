import { createHash } from 'node:crypto'
import type {
  CheckedInSchema,
  CheckInListSchema,
  CheckInsSchema,
  CheckInWorkshopsSchema,
} from '@portal/contract/workshops/check-in-schemas'
import { RegistrationStatus } from '@portal/contract/workshops/constants'
import { workshopMessages as m } from '@portal/contract/workshops/messages'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { isDuplicate, Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { outcomeOf } from '#core/records/bulk.ts'
import type { WorkshopDeps } from '../deps.ts'
import { codeOf } from '../links.ts'
import { announcesOf } from '../places/places.ts'
import * as shared from '../queries.ts'
import { hasFirstDay } from '../rules.ts'
import * as queries from './queries.ts'

type Mark = z.output<typeof CheckInsSchema>['marcas'][number]
type Checked = z.input<typeof CheckedInSchema>['marcas'][number]

/** Returns the published workshops to choose from, the next one first. */
export const checkInWorkshops = async (db: Db): Promise<z.input<typeof CheckInWorkshopsSchema>> => ({
  talleres: await queries.listWorkshops(db),
})

/** Returns who may come to the door, as little of each as a device needs without a network. */
export async function checkInList(
  { db, secrets }: Pick<WorkshopDeps, 'db' | 'secrets'>,
  id: number,
): Promise<z.input<typeof CheckInListSchema>> {
  const workshop = await queries.getWorkshop(db, id)
  if (!workshop) throw new Refusal(m.workshopAbsent)
  const people = await queries.listPeople(db, id)
  return {
    workshop,
    momento: await shared.currentTime(db),
    personas: people.map(({ enlace_version, ...person }) => ({
      ...person,
      huella: markOf(codeOf(secrets.enlace, { id: person.id, enlace_version })),
    })),
  }
}

/** A device compares a scanned code by this, so that its list cannot be made into codes. */
const markOf = (code: string) => createHash('sha256').update(code).digest('base64url').slice(0, 22)

/**
 * Stores check-ins of a device, each in its transaction and any number of times: of two devices the earlier moment
 * stays. A clock ahead of ours counts as now, one before the first day as its start. Someone on the waiting list who is
 * there has attended; a canceled registration is one of no one (`registrationAbsent`).
 */
export async function storeCheckIns(
  { db }: Pick<WorkshopDeps, 'db'>,
  actor: Actor,
  workshopId: number,
  marks: readonly Mark[],
): Promise<{ marcas: Checked[] }> {
  if (!(await queries.getWorkshop(db, workshopId))) throw new Refusal(m.workshopAbsent)
  const marcas: Checked[] = []
  for (const mark of marks) {
    const done = await outcomeOf(() => storeOne(db, actor, workshopId, mark))
    const { registro_id } = mark
    marcas.push(
      done instanceof Refusal
        ? { registro_id, asistio_en: null, codigo: done.entry.code }
        : { registro_id, asistio_en: done, codigo: null },
    )
  }
  return { marcas }
}

const storeOne = (db: Db, actor: Actor, workshopId: number, { registro_id: id, momento }: Mark): Promise<Date> =>
  inTransaction(db, async (db) => {
    const locked = await shared.lockRegistration(db, id)
    if (locked?.workshop.id !== workshopId) throw new Refusal(m.otherWorkshop)
    const { workshop, registration: before } = locked
    if (before.estado_id === RegistrationStatus.canceled) throw new Refusal(m.registrationCanceled)
    const now = await shared.currentTime(db)
    if (!hasFirstDay(workshop, now)) throw new Refusal(m.notBegun)
    const at = earliest(before.asistio_en, within(new Date(momento), workshop, now))
    if (before.estado_id === RegistrationStatus.attended && before.asistio_en?.getTime() === at.getTime()) return at
    const after = await shared.updateRegistration(db, id, {
      estado_id: RegistrationStatus.attended,
      asistio_en: at,
      asistio_por: actor.id,
      vence_en: null,
    })
    await record(db, actor, {
      action: 'workshops.checkedIn',
      entity: 'workshop_registro',
      id,
      before,
      after,
      announces: announcesOf(workshop),
    })
    return at
  }).catch((error: unknown) => {
    // lapsed, and registered once more since: the other registration is the one that counts
    throw isDuplicate(error, 'workshop_registro_email')
      ? new Refusal(m.emailAlreadyRegistered, { cause: error })
      : error
  })

const earliest = (known: Date | null, at: Date) => (known && known.getTime() <= at.getTime() ? known : at)

/** A check-in happened between the day before the workshop begins and now, whatever the clock of the device says. */
function within(at: Date, { inicio }: { inicio: Date }, now: Date): Date {
  const first = Math.min(inicio.getTime() - 86_400_000, now.getTime())
  return new Date(Math.min(Math.max(at.getTime(), first), now.getTime()))
}
