import {
  RegistrationPhase,
  RegistrationStatus,
  referenceOf,
  WorkshopStatus,
} from '@portal/contract/workshops/constants'
import { workshopDoneMessages, workshopMessages } from '@portal/contract/workshops/messages'
import type { RegisteredSchema, RegistrationFormSchema } from '@portal/contract/workshops/schemas'
import type { z } from 'zod'
import type { Caller } from '#core/base/actor.ts'
import { Answer } from '#core/base/answers.ts'
import { fieldRefusal, isDuplicate, isReferenced, Refusal } from '#core/base/errors.ts'
import { inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { settingOf } from '#features/settings/service.ts'
import type { PlaceDeps, WorkshopDeps } from './deps.ts'
import { confirmMail, waitingMail } from './mails.ts'
import { announcesOf, settlePlaces } from './places/places.ts'
import { positionOf } from './places/queries.ts'
import * as queries from './queries.ts'
import { confirmBy, registrationPhase } from './rules.ts'

type Registered = z.input<typeof RegisteredSchema>

/**
 * Registers a visitor for a published workshop that has not begun (`closed`): with a place that waits for their
 * confirmation, or on the waiting list when all are taken. An e-mail registers once (`emailAlreadyRegistered`), also
 * for concurrent calls; the mail is queued with the row.
 */
export async function register(
  deps: PlaceDeps & Pick<WorkshopDeps, 'db'>,
  caller: Caller,
  form: z.output<typeof RegistrationFormSchema>,
): Promise<Registered | Answer<Registered>> {
  const writing = inTransaction(deps.db, async (db) => {
    const workshop = await openWorkshop(deps, db, caller, form.workshop_id)
    const now = await queries.currentTime(db)
    const state = registrationPhase(workshop, now, await queries.countTaken(db, workshop.id))
    const isWaiting = state === RegistrationPhase.waiting
    const after = await queries.insertRegistration(db, {
      ...form,
      ip: caller.ip,
      ...(isWaiting
        ? { estado_id: RegistrationStatus.waiting, espera_en: now }
        : { vence_en: confirmBy(workshop, now) }),
    })
    const position = isWaiting ? await positionOf(db, after.id) : null
    const mail =
      position === null
        ? confirmMail(deps, after, workshop, { kind: 'confirm', said: await settingOf(db, 'talleres') })
        : waitingMail(deps, after, workshop, position)
    await deps.mails.queue(db, mail)
    await record(db, caller, {
      action: 'workshops.registered',
      entity: 'workshop_registro',
      id: after.id,
      after,
      announces: announcesOf(workshop),
    })
    return { registro_id: after.id, referencia: referenceOf(after.id), posicion: position }
  })
  const registered = await orRefused(writing)
  return registered.posicion === null ? registered : new Answer(registered, workshopDoneMessages.waiting)
}

/** Locks a workshop that takes registrations, with its overdue places freed. */
async function openWorkshop(deps: PlaceDeps, db: WorkshopDeps['db'], caller: Caller, id: number) {
  const workshop = await queries.lockWorkshop(db, id)
  if (!workshop || workshop.estado === WorkshopStatus.draft) throw new Refusal(workshopMessages.workshopAbsent)
  const now = await queries.currentTime(db)
  const state = registrationPhase(workshop, now, 0)
  if (state === RegistrationPhase.early) throw new Refusal(workshopMessages.notOpen)
  if (state === RegistrationPhase.closed) throw new Refusal(workshopMessages.closed)
  await settlePlaces(deps, db, caller, workshop)
  return workshop
}

async function orRefused<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing
  } catch (error) {
    if (isDuplicate(error, 'workshop_registro_email'))
      throw fieldRefusal('email', workshopMessages.emailAlreadyRegistered, error)
    if (isReferenced(error, 'workshop_registro_pais_id_fkey'))
      throw fieldRefusal('pais_id', workshopMessages.countryInvalid, error)
    throw error
  }
}
