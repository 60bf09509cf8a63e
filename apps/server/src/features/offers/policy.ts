import type { Actor } from '#core/base/actor.ts'
import { type Scope, scopeOf } from '#core/base/scope.ts'

/** Returns the offers that staff see: those for machines in their scope (rule scope/own-rows). */
export const offerScopeOf = (actor: Pick<Actor, 'id' | 'isOfHouse' | 'enterpriseId'>): Scope => scopeOf(actor)
