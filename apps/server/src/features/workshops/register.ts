import { referenceOf } from '@portal/contract/workshops/constants'
import { workshopMessages } from '@portal/contract/workshops/messages'
import type { RegisteredSchema, RegistrationFormSchema } from '@portal/contract/workshops/schemas'
import type { z } from 'zod'
import type { Caller } from '#core/base/actor.ts'
import { fieldRefusal, isDuplicate, isReferenced, Refusal } from '#core/base/errors.ts'
import { inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import type { WorkshopDeps } from './deps.ts'
import { registeredMail } from './mails.ts'
import * as queries from './queries.ts'
import { isOpen } from './rules.ts'

type Registered = z.input<typeof RegisteredSchema>

/**
 * Registers a visitor for a workshop that has not begun (2). An e-mail registers once (1), also for concurrent calls;
 * the confirmation is queued with the row.
 */
export async function register(
  { db, env, mails }: Pick<WorkshopDeps, 'db' | 'env' | 'mails'>,
  caller: Caller,
  form: z.output<typeof RegistrationFormSchema>,
): Promise<Registered> {
  const writing = inTransaction(db, async (db) => {
    const workshop = await queries.keepWorkshop(db, form.workshop_id)
    if (!workshop) throw new Refusal(workshopMessages.workshopAbsent)
    if (!isOpen(workshop, await queries.currentTime(db))) throw new Refusal(workshopMessages.closed)
    const after = await queries.insertRegistration(db, { ...form, ip: caller.ip })
    await mails.queue(db, registeredMail(env.PUBLIC_URL, form.idioma, after, workshop))
    await record(db, caller, {
      action: 'workshops.registered',
      entity: 'workshop_registro',
      id: after.id,
      after,
      announces: [{ area: 'workshop_registros' }],
    })
    return { registro_id: after.id, referencia: referenceOf(after.id) }
  })
  return orRefused(writing)
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
