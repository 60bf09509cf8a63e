import { Role } from '@portal/contract/access/constants'
import { hasRankOf, outranks } from '@portal/contract/access/hierarchy'

/** Whether the access of a user may be looked at: by administrators, else within the own enterprise. */
export function maySeeAccess(
  actor: { role: Role; enterpriseId: number | null },
  user: { rol_id: Role; empresa_id: number | null },
): boolean {
  if (hasRankOf(actor.role, Role.administrator)) return true
  const isOwn = actor.enterpriseId !== null && actor.enterpriseId === user.empresa_id
  return isOwn && user.rol_id !== Role.superAdmin
}

/**
 * Whether a person may change the modules of a user at all: administrators and above, of those strictly below them.
 * Super administrators manage each other; nobody manages himself.
 */
export function mayChangeAccess(actor: { id: number; role: Role }, user: { id: number; role: Role }): boolean {
  if (!hasRankOf(actor.role, Role.administrator) || actor.id === user.id) return false
  return actor.role === Role.superAdmin || outranks(actor.role, user.role)
}
