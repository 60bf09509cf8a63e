import type { TransferSchema } from '@portal/contract/contacts/merge/schemas'
import { contactMessages } from '@portal/contract/contacts/messages'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import { scopeOf } from '#core/base/scope.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { canAssign, contactScopeOf } from '../policy.ts'
import { listResponsibles } from '../queries.ts'
import * as queries from './queries.ts'

/** What a transfer moves. */
export interface Transferred {
  contactos: number
  reuniones: number
}

/**
 * Gives all contacts of one person with their coming meetings to another one (A10.5); a trial only counts. Throws 13
 * when the other one may not hold contacts, 11 without the right to assign.
 */
export function transferPortfolio(
  db: Db,
  actor: Actor,
  { de_usuario_id: from, a_usuario_id: to, ensayo: isTrial }: z.output<typeof TransferSchema>,
): Promise<Transferred> {
  return inTransaction(db, async (db) => {
    if (!canAssign(actor)) throw new Refusal(contactMessages.insufficientHierarchy)
    const [responsible] = from === to ? [] : await listResponsibles(db, scopeOf(actor), to)
    if (!responsible) throw fieldRefusal('a_usuario_id', contactMessages.responsibleInvalid)
    const scope = contactScopeOf(actor)
    const counted = await queries.countPortfolio(db, scope, from)
    if (isTrial) return counted
    const ids = await queries.movePortfolio(db, scope, from, responsible)
    if (ids.length === 0) throw new Refusal(coreMessages.absent)
    await record(db, actor, {
      action: 'contacts.transferred',
      entity: 'usuario',
      id: from,
      after: { a_usuario_id: to, ids },
      tells: [
        { area: 'contactos', of: [{ enterpriseId: responsible.empresa_id }, { authorId: from }, { authorId: to }] },
      ],
    })
    return { contactos: ids.length, reuniones: counted.reuniones }
  })
}
