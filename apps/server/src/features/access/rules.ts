import { type GrantableModule, Role } from '@portal/contract/access/constants'
import { hasRankOf } from '@portal/contract/access/hierarchy'
import { accessMessages } from '@portal/contract/access/messages'
import { holdingOf, type Place, type Profile, profileOf } from '@portal/contract/access/templates'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { Message } from '@portal/contract/core/messages'
import { mayChangeAccess } from './policy.ts'

/** The person who changes modules. */
export interface Granter {
  id: number
  role: Role
  modules: ReadonlySet<string>
}

/** The user whose modules change. */
export interface Grantee {
  id: number
  role: Role
  /** The kind of their enterprise. */
  place: Place
  held: readonly GrantableModule[]
}

/**
 * "Nobody grants more than they hold" (rule access/no-more-than-held): returns why `granter` may not leave `grantee`
 * with the `wanted` modules, or null. Checked on every change by a person; templates are not grants.
 */
export function refusalToGrant(granter: Granter, grantee: Grantee, wanted: readonly GrantableModule[]): Message | null {
  if (!hasRankOf(granter.role, Role.administrator)) return accessMessages.onlyAdministrators
  if (!mayChangeAccess(granter, grantee)) return coreMessages.notAllowed
  const before = profileIn(grantee, grantee.held)
  const profile = profileIn(grantee, wanted)
  const added = wanted.filter((module) => !grantee.held.includes(module))
  // Without the master module a distributor may not keep modules of masters.
  const concerned = profile === before ? added : wanted
  if (concerned.some((module) => holdingOf(profile, module) === 'never')) return accessMessages.moduleNotForRole
  if (added.some((module) => !granter.modules.has(module))) return accessMessages.moduleNotHeld
  return null
}

const profileIn = ({ role, place }: Grantee, held: readonly string[]): Profile => profileOf(role, place, held)

/**
 * What `giver` may give of the modules of a template, and what waits for someone who holds it (decision 076). Modules
 * that the user has already are no gift.
 */
export function cutTo(
  giver: Pick<Granter, 'modules'>,
  held: readonly GrantableModule[],
  template: readonly GrantableModule[],
): { given: GrantableModule[]; waiting: GrantableModule[] } {
  const isGiven = (module: GrantableModule) => giver.modules.has(module) || held.includes(module)
  return { given: template.filter(isGiven), waiting: template.filter((module) => !isGiven(module)) }
}

/**
 * Returns the modules of a user who gets this profile and held `held`: without those they may never have, plus all of the
 * template.
 */
export function modulesAfter(
  profile: Profile,
  held: readonly GrantableModule[],
  template: readonly GrantableModule[],
): GrantableModule[] {
  const allowed = held.filter((module) => holdingOf(profile, module) !== 'never')
  return [...new Set([...allowed, ...template])]
}
