import { RegistrationStatus, referenceOf, WorkshopStatus } from '@portal/contract/workshops/constants'
import { workshopMessages as m } from '@portal/contract/workshops/messages'
import type { OwnRegistrationSchema } from '@portal/contract/workshops/schemas'
import type { z } from 'zod'
import type { Caller } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { settingOf } from '#features/settings/service.ts'
import type { PlaceDeps, WorkshopDeps } from '../deps.ts'
import { claimedRegistration, codeOf, isLinkOf } from '../links.ts'
import { confirmedMail } from '../mails.ts'
import { announcesOf, settlePlaces } from '../places/places.ts'
import { positionOf } from '../places/queries.ts'
import * as shared from '../queries.ts'
import { isToCome } from '../rules.ts'
import * as queries from './queries.ts'

type Deps = PlaceDeps & Pick<WorkshopDeps, 'db' | 'company'>

/** Returns a registration to whoever has its link; anything else is 404 (`linkInvalid`). */
export async function ownRegistration(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  token: string,
): Promise<z.input<typeof OwnRegistrationSchema>> {
  const id = claimedRegistration(token)
  const found = id === null ? undefined : await queries.getOwn(db, id)
  if (!found || !isLinkOf(secrets.enlace, token, found.registration)) throw new Refusal(m.linkInvalid)
  const { registration: own, workshop } = found
  const now = await shared.currentTime(db)
  const isOff = workshop.estado === WorkshopStatus.calledOff
  const status = own.estado_id as RegistrationStatus
  const holds = status === RegistrationStatus.registered
  const isOverdue = holds && !own.confirmado_en && (own.vence_en?.getTime() ?? 0) <= now.getTime()
  const isConfirmed = (holds && own.confirmado_en !== null) || status === RegistrationStatus.attended
  return {
    referencia: referenceOf(own.id),
    nombre: own.nombre,
    estado_id: isOverdue ? RegistrationStatus.lapsed : status,
    confirmada: isConfirmed,
    vence_en: holds && !own.confirmado_en && !isOverdue && !isOff ? own.vence_en : null,
    posicion: await positionOf(db, own.id),
    asistio_en: own.asistio_en,
    codigo: isConfirmed && !isOff ? codeOf(secrets.enlace, own) : null,
    puede_anular: !isOff && (holds || status === RegistrationStatus.waiting) && !isOverdue && isToCome(workshop, now),
    workshop,
  }
}

/**
 * Confirms a place by its link: again does nothing. Refused when it was lost (`lapsed`), is not there yet
 * (`stillWaiting`), canceled (`registrationCanceled`), or the workshop was called off (`calledOff`).
 */
export const confirmOwn = (deps: Deps, caller: Caller, token: string): Promise<null> =>
  changeOwn(deps, token, async (db, { registration: own, workshop }) => {
    if (own.estado_id === RegistrationStatus.waiting) throw new Refusal(m.stillWaiting)
    if (own.estado_id === RegistrationStatus.canceled) throw new Refusal(m.registrationCanceled)
    if (own.estado_id === RegistrationStatus.attended || own.confirmado_en) return
    if (workshop.estado === WorkshopStatus.calledOff) throw new Refusal(m.calledOff)
    const now = await shared.currentTime(db)
    if (own.estado_id === RegistrationStatus.lapsed || (own.vence_en && own.vence_en.getTime() <= now.getTime()))
      throw new Refusal(m.lapsed)
    const after = await shared.updateRegistration(db, own.id, { confirmado_en: now, vence_en: null })
    const told = { now, company: await deps.company(db), said: await settingOf(db, 'talleres') }
    await deps.mails.queue(db, confirmedMail(deps, after, workshop, told))
    await note(db, caller, 'workshops.confirmed', own, after, workshop)
  })

/**
 * Cancels a registration by its link, and gives its place to the next one: again does nothing. Refused later on
 * (`begun`).
 */
export const cancelOwn = (deps: Deps, caller: Caller, token: string): Promise<null> =>
  changeOwn(deps, token, async (db, { registration: own, workshop }) => {
    if (own.estado_id === RegistrationStatus.canceled || own.estado_id === RegistrationStatus.lapsed) return
    const isLate = !isToCome(workshop, await shared.currentTime(db))
    if (isLate || own.estado_id === RegistrationStatus.attended) throw new Refusal(m.begun)
    const after = await shared.updateRegistration(db, own.id, {
      estado_id: RegistrationStatus.canceled,
      vence_en: null,
    })
    await note(db, caller, 'workshops.canceled', own, after, workshop)
    await settlePlaces(deps, db, caller, workshop)
  })

type Locked = NonNullable<Awaited<ReturnType<typeof shared.lockRegistration>>>

async function changeOwn(
  { db, secrets }: Deps,
  token: string,
  change: (db: Db, locked: Locked) => Promise<void>,
): Promise<null> {
  const id = claimedRegistration(token)
  if (id === null) throw new Refusal(m.linkInvalid)
  return inTransaction(db, async (db) => {
    const locked = await shared.lockRegistration(db, id)
    if (!locked || !isLinkOf(secrets.enlace, token, locked.registration)) throw new Refusal(m.linkInvalid)
    await change(db, locked)
    return null
  })
}

const note = (
  db: Db,
  caller: Caller,
  action: string,
  before: shared.RegistrationRow,
  after: shared.RegistrationRow,
  workshop: shared.WorkshopRow,
) =>
  record(db, caller, {
    action,
    entity: 'workshop_registro',
    id: after.id,
    before,
    after,
    announces: announcesOf(workshop),
  })
