import { type GrantableModule, Role } from '@portal/contract/access/constants'
import { hasRankOf } from '@portal/contract/access/hierarchy'
import { accessMessages, loginMessages } from '@portal/contract/access/messages'
import { defaultModules, holdingOf, type Place, type Profile, profileOf } from '@portal/contract/access/templates'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { Message } from '@portal/contract/core/messages'
import { UserStatus } from '@portal/contract/users/constants'
import { mayChangeAccess } from './policy.ts'

/** The exact cause why a log-in is refused, or null. Who does not know the password learns nothing of the status. */
export function refusalToLogin(user: { estado_id: number } | undefined, isPasswordRight: boolean): Message | null {
  if (!user) return loginMessages.emailNotRegistered
  if (!isPasswordRight) return loginMessages.passwordInvalid
  if (user.estado_id !== UserStatus.active) return loginMessages.userInactive
  return null
}

/** Who gives and takes modules. */
export interface Granter {
  id: number
  role: Role
  modules: ReadonlySet<string>
}

/** Whose modules they are. */
export interface Grantee {
  id: number
  role: Role
  /** The kind of his enterprise. */
  place: Place
  held: readonly GrantableModule[]
}

/**
 * "Nobody grants more than he holds" (A15.1): why `granter` may not leave `grantee` with the `wanted` modules, or null.
 * Every write of access by a person asks this; templates are no grants.
 */
export function refusalToGrant(granter: Granter, grantee: Grantee, wanted: readonly GrantableModule[]): Message | null {
  if (!hasRankOf(granter.role, Role.administrator)) return accessMessages.onlyAdministrators
  if (!mayChangeAccess(granter, grantee)) return coreMessages.notAllowed
  const before = profileIn(grantee, grantee.held)
  const profile = profileIn(grantee, wanted)
  const added = wanted.filter((module) => !grantee.held.includes(module))
  // Without the master module a distributor may not keep what only masters may hold.
  const concerned = profile === before ? added : wanted
  if (concerned.some((module) => holdingOf(profile, module) === 'never')) return accessMessages.moduleNotForRole
  if (added.some((module) => !granter.modules.has(module))) return accessMessages.moduleNotHeld
  return null
}

const profileIn = ({ role, place }: Grantee, held: readonly string[]): Profile => profileOf(role, place, held)

/** What a user of this profile holds who held `held` before: nothing he may never hold, and all defaults. */
export function modulesAfter(profile: Profile, held: readonly GrantableModule[]): GrantableModule[] {
  const allowed = held.filter((module) => holdingOf(profile, module) !== 'never')
  return [...new Set([...allowed, ...defaultModules(profile)])]
}
