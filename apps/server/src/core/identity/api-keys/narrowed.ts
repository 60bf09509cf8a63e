import { type GrantableModule, Role } from '@portal/contract/access/constants'
import { holdingOf } from '@portal/contract/access/templates'
import type { PersonOf } from '../people.ts'

/** The profile whose modules a key or webhook of one enterprise may have. */
const profile = 'enterpriseManager'

/** Whether a key or webhook that is narrowed to an enterprise may have a module. */
export const isForEnterprise = (module: GrantableModule): boolean => holdingOf(profile, module) !== 'never'

/**
 * Returns a person as they act for one enterprise only: with the rank, the modules and the rows of a manager of it.
 * Without an enterprise they stay themselves.
 */
export function narrowed<Who extends PersonOf>(
  who: Who,
  enterprise: { id: number; countryId: number | null } | null,
): Who {
  if (!enterprise) return who
  return {
    ...who,
    role: Role.manager,
    isOfHouse: false,
    enterpriseId: enterprise.id,
    countryId: enterprise.countryId,
    branchId: null,
    modules: new Set([...who.modules].filter((module) => isForEnterprise(module as GrantableModule))),
  }
}
