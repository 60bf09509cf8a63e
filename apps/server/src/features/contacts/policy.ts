import { Module, Role } from '@portal/contract/access/constants'
import { hasRankOf, mayDelete } from '@portal/contract/access/hierarchy'
import type { Actor } from '#core/base/actor.ts'
import { ownScopeOf, type Scope, scopeOf } from '#core/base/scope.ts'

type Who = Pick<Actor, 'id' | 'isOfHouse' | 'modules' | 'enterpriseId'>
type Ranked = Pick<Actor, 'role'>

/** Returns the contacts that exist for a person: their own ones, or all of their scope with the module of all contacts. */
export const contactScopeOf = (actor: Who): Scope =>
  actor.modules.has(Module.allContacts) ? scopeOf(actor) : ownScopeOf(actor)

/** Whether they may say who is responsible for a contact: managers and above. */
export const canAssign = ({ role }: Ranked): boolean => hasRankOf(role, Role.manager)

/** Whether they may delete and merge contacts: administrators and above. */
export const canDelete = ({ role }: Ranked): boolean => mayDelete(role)

/** Whether they may end "do not contact" (rule broadcasts/blocked-addresses). */
export const canAllow = ({ role }: Ranked): boolean => hasRankOf(role, Role.manager)

/** Whether they may delete events of the history: managers and above. */
export const canDeleteEvents = ({ role }: Ranked): boolean => hasRankOf(role, Role.manager)
