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
 * Whether someone may begin a change of this e-mail (decision 43): of the own one, otherwise with the module of users,
 * of an account strictly below that holds no module which he lacks. Whose mailbox it is has the account, so a module
 * that he may not grant is not his to get that way either.
 */
export function canChangeEmail(actor: Who, user: Whom, held: readonly GrantableModule[]): boolean {
  if (actor.id === user.id) return true
  if (!actor.modules.has(Module.users) || !outranks(actor.role, user.rol_id)) return false
  return held.every((module) => actor.modules.has(module))
}
