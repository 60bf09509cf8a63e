import { Module, Role } from '@portal/contract/access/constants'
import { hasRankOf } from '@portal/contract/access/hierarchy'
import { TransitionActor } from '@portal/contract/marketplace/transitions'
import type { Actor } from '#core/base/actor.ts'
import { ownScopeOf, type Scope, scopeOf } from '#core/base/scope.ts'

type Who = Pick<Actor, 'id' | 'role' | 'modules' | 'isOfHouse' | 'enterpriseId'>

/** Returns the scope of every query: a request outside it does not exist for this person. */
export const requestScopeOf = (actor: Who): Scope =>
  actor.modules.has(Module.manageClassifieds) ? scopeOf(actor) : ownScopeOf(actor)

/** Returns the roles in which a person may change a request for an item of `ownerId` (null: a repair has none). */
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
