import { hierarchy, type Role, roleNames } from '@portal/contract/access/constants'
import type { Text } from '@portal/contract/core/text'
import { documentTypeNames, userStatusNames } from '@portal/contract/users/constants'
import { userMessages } from '@portal/contract/users/messages'
import type { UserInitDataSchema, UserSchema } from '@portal/contract/users/schemas'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { peopleScopeOf } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { listModules, refusalToGrant, waitingByProfile } from '#features/access/service.ts'
import { canChangeEmail } from './email/policy.ts'
import { getPendingEmail } from './email/queries.ts'
import { canDelete, canEdit, canGiveRole, canPartWith } from './policy.ts'
import * as queries from './queries.ts'

export {
  createUsers,
  type ImportedDeps,
  type ImportedUser,
  refusalsOfUsers,
  removeUnused,
} from './imported/imported.ts'
export { type KnownUser, listByEmail } from './imported/queries.ts'
export { deactivateLeaving, lockLeaving, mayPartWith, takeLeavingBack } from './leave.ts'
export { canBringPasswords, canGiveRole } from './policy.ts'
export type { UserForm } from './rules.ts'

/** Returns a user in the actor's scope, with the actor's rights. Throws `absent` when there is none. */
export async function userFor(db: Db, actor: Actor, id: number): Promise<z.input<typeof UserSchema>> {
  const user = await queries.getUser(db, peopleScopeOf(actor), id)
  if (!user) throw new Refusal(userMessages.absent)
  const modules = await listModules(db, user.id)
  return {
    ...user,
    claves_modulo: modules,
    cambio_email: (await getPendingEmail(db, user.id)) ?? null,
    puede_editar: canEdit(actor, user),
    puede_cambiar_email: canEdit(actor, user) && canChangeEmail(actor, user, modules),
    puede_eliminar: canDelete(actor, user),
    puede_salir: user.id !== actor.id && canPartWith(actor, user),
    puede_cambiar_acceso: !refusalToGrant(actor, asGrantee(user), []),
  }
}

/** Whether the actor may change any access of the user; the access editor says which modules. */
const asGrantee = ({ id, rol_id, lugar }: queries.UserRow) => ({
  id,
  role: rol_id as Role,
  place: lugar,
  held: [],
})

/** Returns the form's choices for this person. */
export async function userInitData(db: Db, actor: Actor): Promise<z.input<typeof UserInitDataSchema>> {
  return {
    ...(await queries.listChoices(db, peopleScopeOf(actor))),
    roles: hierarchy.filter((role) => canGiveRole(actor, role)).map((role) => asChoice(role, roleNames[role])),
    estados: choicesOf(userStatusNames),
    tipos_documento: choicesOf(documentTypeNames),
    plantillas: await waitingByProfile(db, actor),
  }
}

const asChoice = (id: number, { es, en }: Text) => ({ id, nombre: es, nombre_en: en })

const choicesOf = (names: Readonly<Record<number, Text>>) =>
  Object.entries(names).map(([id, name]) => asChoice(Number(id), name))
