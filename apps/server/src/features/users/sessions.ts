import { userMessages } from '@portal/contract/users/messages'
import type { Actor } from '#core/base/actor.ts'
import { Refusal, refuseIf } from '#core/base/errors.ts'
import { peopleScopeOf } from '#core/base/scope.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { endSessions } from '#core/identity/sessions.ts'
import { lockUser } from './queries.ts'
import { refusalToEdit, refusalToLeave } from './rules.ts'

/**
 * Ends all sessions of another user of the actor's scope, in their open browsers too; they may log in again. Throws
 * `noHierarchyForSuperAdmin`, `absent` or `insufficientHierarchy`, and 403 for oneself, who ends their own one by one.
 */
export function endSessionsOf(db: Db, actor: Actor, id: number): Promise<null> {
  return inTransaction(db, async (db) => {
    const user = await lockUser(db, peopleScopeOf(actor), id)
    if (!user) throw new Refusal(userMessages.absent)
    refuseIf(refusalToEdit(actor, user) ?? refusalToLeave(actor, user, false))
    const ended = await endSessions(db, id)
    const announces = [{ area: 'sesion' as const, usuario_id: id }]
    await record(db, actor, { action: 'users.sessionsEnded', entity: 'usuario', id, after: { ended }, announces })
    return null
  })
}
