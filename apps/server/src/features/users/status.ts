import type { Role } from '@portal/contract/access/constants'
import { bulkMessages } from '@portal/contract/core/records/bulk/messages'
import type { UserStatus } from '@portal/contract/users/constants'
import { userMessages } from '@portal/contract/users/messages'
import type { Actor } from '#core/base/actor.ts'
import { Refusal, refuseIf } from '#core/base/errors.ts'
import { peopleScopeOf } from '#core/base/scope.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import type { Change } from '#core/database/events.ts'
import { record } from '#core/database/record.ts'
import { endSessions } from '#core/identity/sessions.ts'
import { refuseStale } from '#core/records/versions.ts'
import * as queries from './queries.ts'
import { refusePlace } from './refusals.ts'
import * as rules from './rules.ts'

/** What undoing a change of status needs: the version that it left and the status before it. */
export interface StatusBefore {
  version: number
  estado_id: UserStatus
}

/**
 * Changes the status of a user of the actor's scope by the rules of their form. With `version`, only if nobody saved
 * since.
 */
export function setUserStatus(
  db: Db,
  actor: Actor,
  id: number,
  status: UserStatus,
  version?: number,
): Promise<StatusBefore> {
  return inTransaction(db, async (db) => {
    const before = await queries.lockUser(db, peopleScopeOf(actor), id)
    if (!before) throw new Refusal(userMessages.absent)
    const form = { ...before, rol_id: before.rol_id as Role, estado_id: status }
    refuseIf(rules.refusalToChange(actor, before, form))
    refuseStale(before, version ?? null)
    if (before.estado_id === status) throw new Refusal(bulkMessages.alreadySo)
    await refuseLeaving(db, actor, before, form)
    await refusePlace(db, actor, before, form)
    const after = await queries.updateUser(db, id, { estado_id: status })
    await recordUpdate(db, actor, before, after)
    return { version: after.version, estado_id: before.estado_id as UserStatus }
  })
}

/** The last super administrator stays active (`lastSuperAdmin`); nobody changes their own status. */
export async function refuseLeaving(
  db: Db,
  actor: Actor,
  before: queries.LockedUser,
  form: Pick<rules.UserChange, 'rol_id' | 'estado_id'>,
): Promise<void> {
  const isLast = rules.takesSuperAdmin(before, form) && !(await queries.hasOtherSuperAdmin(db, before.id))
  if (isLast || before.estado_id !== form.estado_id) refuseIf(rules.refusalToLeave(actor, before, isLast))
}

/** Writes a change to the audit log and tells whom it concerns; signs the user out where the change demands it. */
export async function recordUpdate(
  db: Db,
  actor: Actor,
  before: queries.LockedUser,
  after: queries.LockedUser,
): Promise<void> {
  const announces: Change[] = [...queries.changesOf(before, after), { area: 'perfil', usuario_id: after.id }]
  // their open dashboards show other rows from now on
  if (before.empresa_id !== after.empresa_id) announces.push({ area: 'acceso', usuario_id: after.id })
  if (rules.endsSessions(before, after)) {
    await endSessions(db, after.id)
    announces.push({ area: 'sesion', usuario_id: after.id }, { area: 'acceso', usuario_id: after.id })
  }
  await record(db, actor, { action: 'users.updated', entity: 'usuario', id: after.id, before, after, announces })
}
