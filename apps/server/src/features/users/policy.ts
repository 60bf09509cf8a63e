import { Role } from '@portal/contract/access/constants'
import { hasRankOf, outranks } from '@portal/contract/access/hierarchy'
import type { Actor } from '#core/base/actor.ts'

type Who = Pick<Actor, 'id' | 'role'>
type Whom = { id: number; rol_id: number }

/**
 * Nobody edits someone of higher rank; super administrators are edited only by super administrators
 * (`noHierarchyForSuperAdmin` and `insufficientHierarchy`).
 */
export const canEdit = (actor: Who, user: Whom) => !outranks(user.rol_id, actor.role)

/** Administrators and above delete; nobody deletes themselves. */
export const canDelete = (actor: Who, user: Whom) =>
  canEdit(actor, user) && hasRankOf(actor.role, Role.administrator) && user.id !== actor.id

/** Nobody gives a role above their own. */
export const canGiveRole = (actor: Who, role: number) => !outranks(role, actor.role)

/**
 * Nobody lowers a user of equal rank: they would be below, and their e-mail could be changed (rule users/email-change).
 */
export const canTakeRole = (actor: Who, user: Whom) =>
  actor.role === Role.superAdmin || outranks(actor.role, user.rol_id)

/** Managers and above part with a user who leaves: they deactivate them and say who receives what they hold. */
export const canPartWith = (actor: Who, user: Whom) => canEdit(actor, user) && hasRankOf(actor.role, Role.manager)

/** Whether a role may change data of everyone: creating such a user asks for a fresh proof of identity (decision 051). */
export const canAdministrate = (role: number) => hasRankOf(role, Role.administrator)

/** Whether they may bring accounts with their passwords: whoever knows one of these is let in as that person. */
export const canBringPasswords = ({ role }: Pick<Who, 'role'>) => role === Role.superAdmin
