import { UserStatus } from '@portal/contract/users/constants'
import type { Actor } from '#core/base/actor.ts'
import { refuseIf } from '#core/base/errors.ts'
import { peopleScopeOf } from '#core/base/scope.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { endSessions } from '#core/identity/sessions.ts'
import { endLinks } from '#features/sign-in/service.ts'
import type { UserDeps } from '../deps.ts'
import * as queries from '../queries.ts'
import { withConstraintRefusals } from '../refusals.ts'
import { type Refused, refusalOfPlace, refusalToEdit, refusalToGiveRole, type UserForm } from '../rules.ts'
import { linkMails, storeUsers } from '../save.ts'
import { hasNoPassword, listPlaceFacts } from './queries.ts'

/** Returns why each form may not become a user of this person; empty lists are valid. */
export async function refusalsOfUsers(db: Db, actor: Actor, forms: readonly UserForm[]): Promise<Refused[][]> {
  const { enterprises, branches } = await listPlaceFacts(
    db,
    forms.map(({ empresa_id }) => empresa_id),
    forms.flatMap(({ sucursal_id }) => sucursal_id ?? []),
  )
  return forms.map((form) => {
    const place = { enterprise: enterprises.get(form.empresa_id), branch: branches.get(form.sucursal_id ?? 0) }
    const found = [refusalToGiveRole(actor, form.rol_id), refusalOfPlace(actor, null, form, place)]
    return found.filter((one) => one !== null)
  })
}

export type ImportedDeps = Pick<UserDeps, 'env' | 'mails'>

/**
 * Creates users inside the caller's transaction, in order. Each active one is mailed a one-time link to choose their
 * password; the mails wait in the outbox until the commit.
 */
export async function createUsers(
  db: Db,
  { env, mails }: ImportedDeps,
  actor: Actor,
  forms: readonly UserForm[],
): Promise<{ id: number; version: number }[]> {
  for (const { rol_id: role } of forms) refuseIf(refusalToGiveRole(actor, role))
  const users = await withConstraintRefusals(storeUsers(db, actor, forms))
  const active = users.filter(({ estado_id }) => estado_id === UserStatus.active)
  await mails.queueMany(db, await linkMails(db, env, active))
  return users.map(({ id, version }) => ({ id, version }))
}

/** Deletes a user whom nobody has edited since this version and who has not chosen a password; their link ends. */
export function removeUnused(db: Db, actor: Actor, id: number, version: number): Promise<void> {
  return inTransaction(db, async (db) => {
    const before = await queries.lockUser(db, peopleScopeOf(actor), id)
    if (before?.version !== version || !(await hasNoPassword(db, id))) return
    refuseIf(refusalToEdit(actor, before))
    const after = await queries.markDeleted(db, id)
    await endLinks(db, id)
    await endSessions(db, id)
    const announces = [...queries.changesOf(before), { area: 'sesion', usuario_id: id }]
    await record(db, actor, { action: 'users.deleted', entity: 'usuario', id, before, after, announces })
  })
}
