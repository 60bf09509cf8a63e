import { type GrantableModule, Module, type Role } from '@portal/contract/access/constants'
import { holdingOf, type Profile } from '@portal/contract/access/templates'
import { accessTemplateMessages as says } from '@portal/contract/access/templates/messages'
import type { Message } from '@portal/contract/core/messages'
import { mayChangeTemplate } from '../policy.ts'

interface Changer {
  role: Role
  modules: ReadonlySet<string>
}

/**
 * Returns why `actor` may not give the template of a profile these modules, or null: nobody adds to a template what they
 * does not hold, and nothing that the profile may never have (rule access/no-more-than-held).
 */
export function refusalOfTemplate(
  actor: Changer,
  profile: Profile,
  before: readonly GrantableModule[],
  wanted: readonly GrantableModule[],
): Message | null {
  if (!mayChangeTemplate(actor, profile)) return says.insufficientHierarchy
  if (wanted.some((module) => holdingOf(profile, module) === 'never')) return says.moduleNotForRole
  if (profile === 'masterDistributor' && !wanted.includes(Module.masterDistributor)) return says.masterRequired
  if (wanted.some((module) => !before.includes(module) && !actor.modules.has(module))) return says.moduleNotHeld
  return null
}

/** What changes from some modules to others. */
export const changeOf = (before: readonly GrantableModule[], after: readonly GrantableModule[]) => ({
  agregados: after.filter((module) => !before.includes(module)),
  quitados: before.filter((module) => !after.includes(module)),
})
