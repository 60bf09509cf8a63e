import { UserStatus } from '@portal/contract/users/constants'
import { userMessages } from '@portal/contract/users/messages'
import type { Actor } from '#core/base/actor.ts'
import { Refusal, refuseIf } from '#core/base/errors.ts'
import { peopleScopeOf } from '#core/base/scope.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { refuseStale } from '#core/records/versions.ts'
import { canPartWith } from './policy.ts'
import * as queries from './queries.ts'
import { refusalToLeave, refusalToPartWith, takesSuperAdmin } from './rules.ts'
import { type StatusBefore, setUserStatus } from './status.ts'

/**
 * Locks a user who is about to leave. Throws `absent` outside the scope, `noHierarchyForSuperAdmin` and
 * `insufficientHierarchy` without the hierarchy, `lastSuperAdmin` for the last super administrator, and `notAllowed`
 * for oneself.
 */
export async function lockLeaving(db: Db, actor: Actor, id: number): Promise<queries.LockedUser> {
  const user = await queries.lockUser(db, peopleScopeOf(actor), id)
  if (!user) throw new Refusal(userMessages.absent)
  refuseIf(refusalToPartWith(actor, user))
  const isLast = takesSuperAdmin(user, null) && !(await queries.hasOtherSuperAdmin(db, id))
  refuseIf(refusalToLeave(actor, user, isLast))
  return user
}

/** Deactivates a locked user and ends their sessions; their version changes even if they were inactive before. */
export async function deactivateLeaving(db: Db, actor: Actor, before: queries.LockedUser): Promise<StatusBefore> {
  if (before.estado_id !== UserStatus.inactive) return setUserStatus(db, actor, before.id, UserStatus.inactive)
  const after = await queries.updateUser(db, before.id, {})
  const recorded = { action: 'users.left', entity: 'usuario', id: before.id, before, after }
  await record(db, actor, { ...recorded, announces: queries.changesOf(after) })
  return { version: after.version, estado_id: UserStatus.inactive }
}

/**
 * Gives a user who left their status back, unless they are active already. Throws `changedByOther` when someone has
 * changed them since.
 */
export function takeLeavingBack(db: Db, actor: Actor, id: number, { version, estado_id }: StatusBefore): Promise<void> {
  return inTransaction(db, async (db) => {
    const user = await queries.lockUser(db, peopleScopeOf(actor), id)
    if (!user) throw new Refusal(userMessages.absent)
    refuseIf(refusalToPartWith(actor, user))
    if (user.estado_id === UserStatus.active) return
    refuseStale(user, version)
    if (user.estado_id !== estado_id) await setUserStatus(db, actor, id, estado_id, version)
  })
}

/** Whether the actor may part with this user: they are in their scope and of no higher rank. */
export async function mayPartWith(db: Db, actor: Actor, id: number): Promise<boolean> {
  const user = await queries.getUser(db, peopleScopeOf(actor), id)
  return user !== undefined && canPartWith(actor, user)
}
