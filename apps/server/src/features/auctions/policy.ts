import type { Actor } from '#core/base/actor.ts'
import { type Scope, scopeOf } from '#core/base/scope.ts'

/** Returns the auctions that staff see: those of machines in their scope (rule scope/own-rows). */
export const auctionScopeOf = (actor: Pick<Actor, 'id' | 'isOfHouse' | 'enterpriseId'>): Scope => scopeOf(actor)
