import { Role } from '@portal/contract/access/constants'
import { hasRankOf } from '@portal/contract/access/hierarchy'
import type { Actor } from '#core/actor.ts'

/** Whose enterprises and branches a person sees: all, or his own (a master distributor). */
export type EnterpriseScope = 'all' | { enterpriseId: number }

const noEnterprise = 0

/** What the WHERE of every query carries: what lies outside it does not exist for this person (404, rule A15). */
export function enterpriseScopeOf(actor: Pick<Actor, 'role' | 'enterpriseId'>): EnterpriseScope {
  if (hasRankOf(actor.role, Role.manager)) return 'all'
  return { enterpriseId: actor.enterpriseId ?? noEnterprise }
}

/** Whether an enterprise lies in the scope. */
export function isInScope(scope: EnterpriseScope, enterpriseId: number): boolean {
  return scope === 'all' || scope.enterpriseId === enterpriseId
}

/** Enterprises and branches are deleted by administrators and above (spec 1, 6). */
export const canDelete = (actor: Pick<Actor, 'role'>) => hasRankOf(actor.role, Role.administrator)
