import type { Role } from '@portal/contract/access/constants'
import { userMessages } from '@portal/contract/users/messages'
import type { Actor } from '#core/base/actor.ts'
import { Refusal, refuseIf } from '#core/base/errors.ts'
import { peopleScopeOf } from '#core/base/scope.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { endSessions } from '#core/identity/sessions.ts'
import { refuseStale } from '#core/records/versions.ts'
import * as queries from './queries.ts'
import { refusePlace, withConstraintRefusals } from './refusals.ts'
import { refusalToDelete, refusalToLeave, takesSuperAdmin } from './rules.ts'

/** Deletes a user softly: signs them out immediately and frees their e-mail address; their history stays. */
export function removeUser(db: Db, actor: Actor, id: number): Promise<{ version: number }> {
  return inTransaction(db, async (db) => {
    const before = await queries.lockUser(db, peopleScopeOf(actor), id)
    if (!before) throw new Refusal(userMessages.absent)
    refuseIf(refusalToDelete(actor, before))
    const isLast = takesSuperAdmin(before, null) && !(await queries.hasOtherSuperAdmin(db, id))
    refuseIf(refusalToLeave(actor, before, isLast))

    const after = await queries.markDeleted(db, id)
    await endSessions(db, id)
    const announces = [
      ...queries.changesOf(before),
      { area: 'sesion', usuario_id: id },
      { area: 'acceso', usuario_id: id },
    ]
    await record(db, actor, { action: 'users.deleted', entity: 'usuario', id, before, after, announces })
    return { version: after.version }
  })
}

/**
 * Takes a deletion back, unless someone has their e-mail (`emailAlreadyAssigned`) or their enterprise or branch is gone
 * (`enterpriseInvalid`, `branchInvalid`). Their sessions stay ended.
 */
export function restoreUser(db: Db, actor: Actor, id: number, version: number): Promise<void> {
  const writing = inTransaction(db, async (db) => {
    const before = await queries.lockDeletedUser(db, peopleScopeOf(actor), id)
    if (!before) throw new Refusal(userMessages.absent)
    refuseIf(refusalToDelete(actor, before))
    refuseStale(before, version)
    await refusePlace(db, actor, before, { ...before, rol_id: before.rol_id as Role })
    const after = await queries.updateUser(db, id, { eliminado_en: null })
    const announces = queries.changesOf(after)
    await record(db, actor, { action: 'users.restored', entity: 'usuario', id, before, after, announces })
  })
  return withConstraintRefusals(writing)
}
