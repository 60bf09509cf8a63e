import { Module } from '@portal/contract/access/constants'
import type { In } from '@portal/contract/core/fields'
import { DeliveryStatus, FormKind } from '@portal/contract/forms/constants'
import { formStaffMessages } from '@portal/contract/forms/messages'
import type { FormSchema } from '@portal/contract/forms/schemas'
import type { Actor } from '#core/base/actor.ts'
import type { JsonText } from '#core/base/answers.ts'
import type { Counter } from '#core/base/counter.ts'
import { isDuplicate, Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import type { Bulk } from '#core/records/bulk.ts'
import type { FormDeps } from '../deps.ts'
import { confirmationMail } from '../mails.ts'
import { findForm, lockForm, startAgain } from '../queries.ts'
import * as queries from './queries.ts'

/** Returns a page of the received forms, as JSON text. */
export const listForms = (db: Db, query: queries.ListQuery): Promise<JsonText> => queries.listForms(db, query)

/** Returns one form with all its fields. */
export async function oneForm(db: Db, id: number): Promise<In<typeof FormSchema>> {
  const form = await findForm(db, id)
  if (!form) throw new Refusal(formStaffMessages.absent)
  return form
}

/** Counts forms that failed or are held. */
export const undelivered: Counter = {
  name: 'formularios',
  access: Module.allContacts,
  isOfHouse: true,
  count: (db) => queries.countFailed(db),
}

const again: readonly string[] = [DeliveryStatus.failed, DeliveryStatus.held]

/** Resends a failed form, and releases a held one: only then its sender gets a mail. */
export async function resendForm(deps: FormDeps, actor: Actor, id: number): Promise<null> {
  const writing = inTransaction(deps.db, async (db) => {
    const before = await lockForm(db, id)
    if (!before) throw new Refusal(formStaffMessages.absent)
    if (!again.includes(before.entrega)) throw new Refusal(formStaffMessages.notUndelivered)
    const after = await startAgain(db, id)
    const form = (await findForm(db, id))!
    if (before.entrega === DeliveryStatus.held) await deps.mails.queue(db, confirmationMail(form))
    await deps.delivery.begin(db, form)
    const announces = [{ area: 'formularios' }, ...(form.tipo === FormKind.meeting ? [{ area: 'reuniones' }] : [])]
    await record(db, actor, { action: 'forms.resent', entity: 'formulario', id, before, after, announces })
    return null
  })
  try {
    return await writing
  } catch (error) {
    if (isDuplicate(error, 'formulario_reunion')) throw new Refusal(formStaffMessages.slotTaken, { cause: error })
    throw error
  }
}

/** Sending many again. Mails leave: nothing of it is undone. */
export const formBulk = (deps: FormDeps): Bulk<queries.ListQuery> => ({
  name: 'forms',
  absent: formStaffMessages.absent,
  chosen: (db, _, which, most) => queries.chosenForms(db, which, most),
  actions: {
    reenviar: {
      async apply(db, actor, id) {
        await resendForm({ ...deps, db }, actor, id)
        return {}
      },
    },
  },
})
