import type { InvitationChoice } from '@portal/contract/imports/invitations'
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
import { linkMails, type NewUser, storeUsers } from '../save.ts'
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

/** A row of a workbook: the form, a password of another program, and who is mailed a link. */
export interface ImportedUser {
  form: UserForm
  hash: string | null
  invite: InvitationChoice
}

/**
 * Creates users inside the caller's transaction, in order. Each active one is mailed a one-time link to choose their
 * password, unless they bring theirs or the invitations are to wait; the mails wait in the outbox until the commit.
 */
export async function createUsers(
  db: Db,
  { env, mails }: ImportedDeps,
  actor: Actor,
  rows: readonly ImportedUser[],
): Promise<{ id: number; version: number }[]> {
  for (const { form } of rows) refuseIf(refusalToGiveRole(actor, form.rol_id))
  const users = await withConstraintRefusals(storeUsers(db, actor, rows.map(newUser)))
  const invited = users.filter((_, at) => isInvited(rows[at]!))
  await mails.queueMany(db, await linkMails(db, env, invited))
  return users.map(({ id, version }) => ({ id, version }))
}

const isInvited = ({ form, hash, invite }: ImportedUser): boolean =>
  form.estado_id === UserStatus.active && (invite === 'todos' || (invite === 'ahora' && hash === null))

const newUser = (row: ImportedUser): NewUser => ({
  ...row.form,
  hash_ajeno: row.hash,
  por_invitar: row.hash === null && !isInvited(row),
})

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
