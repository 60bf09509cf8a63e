import { Module, Role } from '@portal/contract/access/constants'
import { hasRankOf } from '@portal/contract/access/hierarchy'
import type { Actor } from '#core/base/actor.ts'
import { ownScopeOf, type Scope, scopeOf } from '#core/base/scope.ts'

type Who = Pick<Actor, 'id' | 'role' | 'modules' | 'isOfHouse' | 'enterpriseId'>

/** "Staff" of the properties means the managing module. */
export const isStaff = (actor: Pick<Actor, 'modules'>) => actor.modules.has(Module.manageProperties)

/**
 * Returns the scope of every query: a property outside it does not exist for this person
 * (rule scope/outside-is-absent).
 */
export const propertyScopeOf = (actor: Who): Scope => (isStaff(actor) ? scopeOf(actor) : ownScopeOf(actor))

/** Everyone may change their own properties; those of others need staff from administrator up. */
export const canChange = (actor: Who, property: { usuario_id: number }) =>
  property.usuario_id === actor.id || (isStaff(actor) && hasRankOf(actor.role, Role.administrator))
