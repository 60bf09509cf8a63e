import { Module, Role } from '@portal/contract/access/constants'
import { hasRankOf } from '@portal/contract/access/hierarchy'
import type { Actor } from '#core/base/actor.ts'
import { enterpriseScopeOf, type Scope, scopeOf } from '#core/base/scope.ts'

type Who = Pick<Actor, 'id' | 'role' | 'isOfHouse' | 'modules' | 'enterpriseId'>

/** Returns the permits that a person may see: with the module those of their scope, else those of their own enterprise. */
export const permitScopeOf = (actor: Who): Scope =>
  actor.modules.has(Module.enterprises) ? scopeOf(actor) : enterpriseScopeOf(actor)

/** Whether they may approve and refuse: staff of the house who administer enterprises. */
export const canDecide = ({ isOfHouse, modules }: Pick<Who, 'isOfHouse' | 'modules'>): boolean =>
  isOfHouse && modules.has(Module.enterprises)

/** Whether they may upload for an enterprise: its managers, and whoever decides. */
export const canUpload = (actor: Who, enterpriseId: number): boolean =>
  canDecide(actor) || (actor.enterpriseId === enterpriseId && hasRankOf(actor.role, Role.manager))
