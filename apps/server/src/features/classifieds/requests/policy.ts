import { Module, Role } from '@portal/contract/access/constants'
import { hasRankOf } from '@portal/contract/access/hierarchy'
import { TransitionActor } from '@portal/contract/classifieds/transitions'
import type { Actor } from '#core/actor.ts'

/** Whose requests a person sees: all of them, or those for his own items. */
export type RequestScope = 'all' | { ownerId: number }

/** What opens the screen of requests (decision 28). */
export const requestModules = [Module.myClassifieds, Module.manageClassifieds] as const

type Who = Pick<Actor, 'id' | 'role' | 'modules'>

/** What the WHERE of every query carries: a request outside it does not exist for this person. */
export const requestScopeOf = (actor: Who): RequestScope =>
  actor.modules.has(Module.manageClassifieds) ? 'all' : { ownerId: actor.id }

/** As what a person may change a request for an item of `ownerId` (null: a repair has none). */
export function actorsFor(actor: Who, ownerId: number | null): ReadonlySet<TransitionActor> {
  const isStaff = actor.modules.has(Module.manageClassifieds)
  const isOwner = actor.modules.has(Module.myClassifieds) && ownerId === actor.id
  return new Set([
    ...(isStaff ? [TransitionActor.staff] : []),
    ...(isStaff && hasRankOf(actor.role, Role.administrator) ? [TransitionActor.hierarchy] : []),
    ...(isStaff && actor.role === Role.superAdmin ? [TransitionActor.superAdmin] : []),
    ...(isOwner ? [TransitionActor.owner] : []),
  ])
}
