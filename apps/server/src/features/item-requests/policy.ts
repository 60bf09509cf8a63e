import { Module, Role } from '@portal/contract/access/constants'
import { hasRankOf } from '@portal/contract/access/hierarchy'
import { machineModules } from '@portal/contract/machines/modules'
import { TransitionActor } from '@portal/contract/marketplace/transitions'
import { propertyModules } from '@portal/contract/properties/modules'
import type { Actor } from '#core/base/actor.ts'
import { ownScopeOf, type Scope, scopeOf } from '#core/base/scope.ts'
import type { ItemKey } from './item-queries.ts'

type Who = Pick<Actor, 'id' | 'role' | 'modules' | 'isOfHouse' | 'enterpriseId'>

/** The requests that exist for a person, by the kind of their item; null: none of that kind. Repairs are of machines. */
export interface RequestScope {
  machines: Scope | null
  properties: Scope | null
}

const any = (actor: Pick<Actor, 'modules'>, modules: readonly Module[]) =>
  modules.some((module) => actor.modules.has(module))

/** Returns the scope of every query: a request outside it does not exist for this person. */
export function requestScopeOf(actor: Who): RequestScope {
  const within = (all: Module) => (actor.modules.has(all) ? scopeOf(actor) : ownScopeOf(actor))
  return {
    machines: any(actor, machineModules) ? within(Module.manageMachines) : null,
    properties: any(actor, propertyModules) ? within(Module.manageProperties) : null,
  }
}

/** Returns the requests for properties of a scope. */
export const onlyProperties = ({ properties }: RequestScope): RequestScope => ({ machines: null, properties })

/** Returns the roles in which a person may change a request for an item of `ownerId` (null: a repair has none). */
export function actorsFor(
  actor: Who,
  ownerId: number | null,
  { propiedad_id = null }: Pick<ItemKey, 'propiedad_id'>,
): ReadonlySet<TransitionActor> {
  const [own, all] =
    propiedad_id === null ? [Module.myMachines, Module.manageMachines] : [Module.myProperties, Module.manageProperties]
  const isStaff = actor.modules.has(all)
  const isOwner = actor.modules.has(own) && ownerId === actor.id
  return new Set([
    ...(isStaff ? [TransitionActor.staff] : []),
    ...(isStaff && hasRankOf(actor.role, Role.administrator) ? [TransitionActor.hierarchy] : []),
    ...(isStaff && actor.role === Role.superAdmin ? [TransitionActor.superAdmin] : []),
    ...(isOwner ? [TransitionActor.owner] : []),
  ])
}
