import { Module, Role } from '@portal/contract/access/constants'
import { hasRankOf } from '@portal/contract/access/hierarchy'
import type { Actor } from '#core/base/actor.ts'
import { ownScopeOf, type Scope, scopeOf } from '#core/base/scope.ts'

type Who = Pick<Actor, 'id' | 'role' | 'modules' | 'isOfHouse' | 'enterpriseId'>

/** "Staff" of the machines means the managing module (rule marketplace/staff). */
export const isStaff = (actor: Pick<Actor, 'modules'>) => actor.modules.has(Module.manageMachines)

/**
 * Returns the scope of every query: an item outside it does not exist for this person (rule scope/outside-is-absent).
 */
export const machineScopeOf = (actor: Who): Scope => (isStaff(actor) ? scopeOf(actor) : ownScopeOf(actor))

/** Everyone may change their own items; those of others need staff from administrator up (`insufficientHierarchy`). */
export const canChange = (actor: Who, item: { usuario_id: number }) =>
  item.usuario_id === actor.id || (isStaff(actor) && hasRankOf(actor.role, Role.administrator))
