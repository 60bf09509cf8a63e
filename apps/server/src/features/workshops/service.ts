import { coreMessages } from '@portal/contract/core/core-messages'
import type { RegistrationStatus } from '@portal/contract/workshops/constants'
import { workshopMessages } from '@portal/contract/workshops/messages'
import type { RegistrationSchema } from '@portal/contract/workshops/schemas'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import type { JsonText } from '#core/base/answers.ts'
import { fieldRefusal, isDuplicate, Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import * as queries from './queries.ts'
import { mayBecome } from './rules.ts'

/** Returns every workshop, past and future, and the form's choices; as JSON text. */
export const workshopInitData = (db: Db): Promise<JsonText> => queries.initData(db)

/** Returns a page of the registrations, as JSON text. */
export const listRegistrations = (db: Db, query: queries.RegistrationQuery): Promise<JsonText> =>
  queries.listRegistrations(db, query)

export interface StatusChange {
  estado_id: RegistrationStatus
  version: number
}

/**
 * Changes the status of a registration: attended from the first day on (11); a canceled one can return unless its
 * e-mail was registered again (1). 409 with the stored one when someone changed it after `version`.
 */
export async function changeStatus(
  db: Db,
  actor: Actor,
  id: number,
  { estado_id: status, version }: StatusChange,
): Promise<{ id: number; version: number }> {
  const writing = inTransaction(db, async (db) => {
    const before = await queries.lockRegistration(db, id)
    if (!before) throw new Refusal(workshopMessages.registrationAbsent)
    if (before.version !== version) return null
    const workshop = await queries.keepWorkshop(db, before.workshop_id)
    if (!workshop || !mayBecome(status, workshop, await queries.currentTime(db)))
      throw fieldRefusal('estado_id', workshopMessages.notBegun)
    const after = await queries.setStatus(db, id, status)
    await record(db, actor, {
      action: 'workshops.statusChanged',
      entity: 'workshop_registro',
      id,
      before,
      after,
      announces: [{ area: 'workshop_registros' }],
    })
    return { id, version: after.version }
  })
  const changed = await orTaken(writing)
  if (!changed) throw new Refusal(coreMessages.changedByOther, { data: await registrationFor(db, id) })
  return changed
}

async function registrationFor(db: Db, id: number): Promise<z.input<typeof RegistrationSchema>> {
  const registration = await queries.getRegistration(db, id)
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
