import { userMessages } from '@portal/contract/users/messages'
import type { Actor } from '#core/base/actor.ts'
import { Refusal, refuseIf } from '#core/base/errors.ts'
import { peopleScopeOf } from '#core/base/scope.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { endSessions } from '#core/identity/sessions.ts'
import * as queries from './queries.ts'
import { refusalToDelete, refusalToLeave, takesSuperAdmin } from './rules.ts'

/** Deletes a user softly: signs him out immediately and frees his e-mail address; his history stays. */
export async function removeUser(db: Db, actor: Actor, id: number): Promise<null> {
  return inTransaction(db, async (db) => {
    const before = await queries.lockUser(db, peopleScopeOf(actor), id)
    if (!before) throw new Refusal(userMessages.absent)
    refuseIf(refusalToDelete(actor, before))
    const isLast = takesSuperAdmin(before, null) && !(await queries.hasOtherSuperAdmin(db, id))
    refuseIf(refusalToLeave(actor, before, isLast))

    const after = await queries.markDeleted(db, id)
    await endSessions(db, id)
    const tells = [...queries.changesOf(before), { area: 'sesion', usuario_id: id }, { area: 'acceso', usuario_id: id }]
    await record(db, actor, { action: 'users.deleted', entity: 'usuario', id, before, after, tells })
    return null
  })
}
