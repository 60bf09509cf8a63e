import { type GrantableModule, Module, type Role } from '@portal/contract/access/constants'
import { outranks } from '@portal/contract/access/hierarchy'

interface Who {
  id: number
  role: Role
  modules: ReadonlySet<string>
}

interface Whom {
  id: number
  rol_id: number
}

/**
 * Whether someone may start a change of this e-mail (rule users/email-change): their own, or with the module of users
 * for an account strictly below them whose modules they also have. The mailbox gives access to the account, so this
 * must not give them modules that they may not grant.
 */
export function canChangeEmail(actor: Who, user: Whom, held: readonly GrantableModule[]): boolean {
  if (actor.id === user.id) return true
  if (!actor.modules.has(Module.users) || !outranks(actor.role, user.rol_id)) return false
  return held.every((module) => actor.modules.has(module))
}
