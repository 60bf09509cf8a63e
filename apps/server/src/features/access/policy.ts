import { Role } from '@portal/contract/access/constants'
import { hasRankOf, outranks } from '@portal/contract/access/hierarchy'
import { type Profile, roleOfProfile } from '@portal/contract/access/templates'
import type { Actor } from '#core/base/actor.ts'
import { isEverything, isIn, peopleScopeOf } from '#core/base/scope.ts'

/** Whether a person may see the access of a user: those in their list of users. */
export function maySeeAccess(actor: Actor, user: { rol_id: Role; empresa_id: number | null }): boolean {
  const scope = peopleScopeOf(actor)
  return isIn(scope, { enterpriseId: user.empresa_id }) && (isEverything(scope) || user.rol_id !== Role.superAdmin)
}

/**
 * Whether a person may change the modules of a user: administrators and above, for users strictly below them. Super
 * administrators manage each other; nobody manages themselves.
 */
export function mayChangeAccess(actor: { id: number; role: Role }, user: { id: number; role: Role }): boolean {
  if (!hasRankOf(actor.role, Role.administrator) || actor.id === user.id) return false
  return actor.role === Role.superAdmin || outranks(actor.role, user.role)
}

/**
 * Whether a person may change the template of a profile and apply it: administrators and above, for profiles of roles
 * strictly below theirs; super administrators for all.
 */
export function mayChangeTemplate({ role }: { role: Role }, profile: Profile): boolean {
  if (!hasRankOf(role, Role.administrator)) return false
  return role === Role.superAdmin || outranks(role, roleOfProfile[profile])
}
