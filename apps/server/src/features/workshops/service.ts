import type { PageLanguage } from '@portal/contract/core/language'
import { RegistrationStatus } from '@portal/contract/workshops/constants'
import { workshopMessages } from '@portal/contract/workshops/messages'
import type { RegistrationSchema } from '@portal/contract/workshops/schemas'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import type { JsonText } from '#core/base/answers.ts'
import { fieldRefusal, isDuplicate, Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { refuseStale, showingStored } from '#core/records/versions.ts'
import type { PlaceDeps, WorkshopDeps } from './deps.ts'
import * as list from './list-queries.ts'
import { workshopCalendar } from './mails.ts'
import { announcesOf, settlePlaces } from './places/places.ts'
import { initData, workshopPage } from './public-queries.ts'
import * as queries from './queries.ts'
import { mayBecome, takesPlace } from './rules.ts'

/** Returns every workshop that is not a draft, past and future, and the form's choices; as JSON text. */
export const workshopInitData = (db: Db): Promise<JsonText> => initData(db)

/** Returns the page of a workshop, as JSON text. Throws `workshopAbsent` for a draft too. */
export async function publicWorkshop(db: Db, key: string): Promise<JsonText> {
  const page = await workshopPage(db, key)
  if (!page) throw new Refusal(workshopMessages.workshopAbsent)
  return page
}

/** Returns a workshop as a calendar file. Throws `workshopAbsent` for a draft too. */
export async function calendarOf(
  { db, env }: Pick<WorkshopDeps, 'db' | 'env'>,
  { clave, idioma: language }: { clave: string; idioma: PageLanguage },
): Promise<{ texto: string }> {
  const workshop = await queries.findWorkshop(db, clave)
  if (!workshop) throw new Refusal(workshopMessages.workshopAbsent)
  return { texto: workshopCalendar(env.PUBLIC_URL, workshop, { language, now: await queries.currentTime(db) }) }
}

/** Returns a page of the registrations, as JSON text. */
export const listRegistrations = (db: Db, query: list.RegistrationQuery): Promise<JsonText> =>
  list.listRegistrations(db, query)

type Moments = Pick<queries.RegistrationRow, 'confirmado_en' | 'vence_en' | 'espera_en' | 'asistio_en'>

export interface StatusChange {
  estado_id: RegistrationStatus
  version: number
  /** What an undo brings back. */
  was?: Moments
}

/**
 * Changes the status of a registration: attended from the first day on (`notBegun`); a canceled one can return unless
 * its e-mail was registered again (`emailAlreadyRegistered`) or no place is left (`full`). A place that becomes free
 * goes to the next one. 409 with the stored one when someone changed it after `version`.
 */
export async function changeStatus(
  deps: PlaceDeps,
  db: Db,
  actor: Actor,
  id: number,
  change: StatusChange,
): Promise<{ id: number; version: number }> {
  const { estado_id: status, version } = change
  const writing = inTransaction(db, async (db) => {
    const locked = await queries.lockRegistration(db, id)
    if (!locked) throw new Refusal(workshopMessages.registrationAbsent)
    const { workshop, registration: before } = locked
    refuseStale(before, version)
    const now = await queries.currentTime(db)
    if (!mayBecome(status, workshop, now)) throw fieldRefusal('estado_id', workshopMessages.notBegun)
    const needsPlace = status === RegistrationStatus.registered && !takesPlace(before.estado_id)
    if (needsPlace && workshop.cupo !== null && (await queries.countTaken(db, workshop.id)) >= workshop.cupo)
      throw fieldRefusal('estado_id', workshopMessages.full)
    const after = await queries.updateRegistration(db, id, {
      estado_id: status,
      ...(change.was ?? momentsOf(status, before, now)),
      asistio_por: status === RegistrationStatus.attended ? actor.id : null,
    })
    await record(db, actor, {
      action: 'workshops.statusChanged',
      entity: 'workshop_registro',
      id,
      before,
      after,
      announces: announcesOf(workshop),
    })
    await settlePlaces(deps, db, actor, workshop)
    return { id, version: after.version }
  })
  return showingStored(orTaken(writing), () => registrationFor(db, id))
}

/** What staff say counts as confirmed; the place on the waiting list is not lost by a change that is taken back. */
function momentsOf(status: RegistrationStatus, before: Moments, now: Date): Partial<Moments> {
  if (status === RegistrationStatus.attended) return { asistio_en: before.asistio_en ?? now }
  if (status !== RegistrationStatus.registered) return { vence_en: null, asistio_en: null }
  return { confirmado_en: before.confirmado_en ?? now, vence_en: null, espera_en: null, asistio_en: null }
}

async function registrationFor(db: Db, id: number): Promise<z.input<typeof RegistrationSchema>> {
  const registration = await list.getRegistration(db, id)
  if (!registration) throw new Refusal(workshopMessages.registrationAbsent)
  return registration
}

async function orTaken<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing
  } catch (error) {
    if (!isDuplicate(error, 'workshop_registro_email')) throw error
    throw new Refusal(workshopMessages.emailAlreadyRegistered, { cause: error })
  }
}

export { hideSampleWorkshops } from './staff/publish.ts'
