import { contactMessages } from '@portal/contract/contacts/messages'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import { scopeOf } from '#core/base/scope.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { changesOf } from '../changes.ts'
import { canAssign, contactScopeOf } from '../policy.ts'
import * as queries from '../queries.ts'
import { savedOf } from './save.ts'

/** Makes someone responsible for a contact; it belongs to their enterprise from then on. */
export function assignContact(db: Db, actor: Actor, id: number, userId: number) {
  return inTransaction(db, async (db) => {
    const before = await queries.lockContact(db, contactScopeOf(actor), id)
    if (!before) throw new Refusal(contactMessages.absentToAssign)
    if (!canAssign(actor)) throw new Refusal(contactMessages.insufficientHierarchy)
    const [responsible] = await queries.listResponsibles(db, scopeOf(actor), userId)
    if (!responsible) throw fieldRefusal('usuario_id', contactMessages.responsibleInvalid)
    const after = await queries.contactRows.update(db, id, {
      responsable_id: responsible.id,
      empresa_id: responsible.empresa_id,
    })
    const recorded = { action: 'contacts.assigned', entity: 'contacto', id, before, after }
    await record(db, actor, { ...recorded, announces: changesOf(before, after) })
    return savedOf(after)
  })
}
