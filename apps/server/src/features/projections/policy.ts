import { Role } from '@portal/contract/access/constants'
import { hasRankOf } from '@portal/contract/access/hierarchy'
import type { Actor } from '#core/actor.ts'

/** Whose projections a person sees: all, or those of the country of his own enterprise (a master distributor). */
export type ProjectionScope = 'all' | { enterpriseId: number }

const noEnterprise = 0

/** What the WHERE of every query carries: what lies outside it does not exist for this person (404). */
export function projectionScopeOf(actor: Pick<Actor, 'role' | 'enterpriseId'>): ProjectionScope {
  if (hasRankOf(actor.role, Role.manager)) return 'all'
  return { enterpriseId: actor.enterpriseId ?? noEnterprise }
}

/** What the company pays and earns is seen by managers and above; a master distributor begins at what he pays himself. */
export const seesCompanyCosts = (scope: ProjectionScope) => scope === 'all'

/** Distributors read; what a product costs is written by managers and above. */
export const canSave = (actor: Pick<Actor, 'role'>) => hasRankOf(actor.role, Role.manager)

/** Projections are deleted by administrators and above (spec 1, 6). */
export const canDelete = (actor: Pick<Actor, 'role'>) => hasRankOf(actor.role, Role.administrator)
