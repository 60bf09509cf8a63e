import { Role } from '@portal/contract/access/constants'
import { hasRankOf } from '@portal/contract/access/hierarchy'
import { isOfHouse, Place, profileOf } from '@portal/contract/access/templates'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { Message } from '@portal/contract/core/messages'
import { UserStatus } from '@portal/contract/users/constants'
import { userMessages } from '@portal/contract/users/messages'
import type { UserFormSchema, UserUpdateSchema } from '@portal/contract/users/schemas'
import type { z } from 'zod'
import { isIn, peopleScopeOf } from '#core/base/scope.ts'
import { canEdit, canGiveRole, canPartWith, canTakeRole } from './policy.ts'

export type UserForm = z.output<typeof UserFormSchema>
export type UserChange = Omit<z.output<typeof UserUpdateSchema>, 'version'>
/** What decides where a user may belong. */
export type PlaceForm = Pick<UserChange, 'rol_id' | 'empresa_id' | 'sucursal_id'>

/** A refusal, and the field of the form that it concerns. */
export interface Refused {
  entry: Message
  field?: keyof UserChange
}

interface Who {
  id: number
  role: Role
  isOfHouse: boolean
  enterpriseId: number | null
}

interface Stored {
  id: number
  rol_id: number
  estado_id: number
  empresa_id: number | null
  sucursal_id: number | null
}

/**
 * Returns why this person may not give a user this role, or null (`noHierarchyForSuperAdmin` and
 * `insufficientHierarchy`).
 */
export function refusalToGiveRole(actor: Who, role: Role): Refused | null {
  if (canGiveRole(actor, role)) return null
  const isSuper = role === Role.superAdmin
  return {
    entry: isSuper ? userMessages.noHierarchyForSuperAdmin : userMessages.insufficientHierarchy,
    field: 'rol_id',
  }
}

/** Returns why this person may not edit this user, or null (`noHierarchyForSuperAdmin` and `insufficientHierarchy`). */
export function refusalToEdit(actor: Who, user: Stored): Refused | null {
  if (canEdit(actor, user)) return null
  const isSuper = user.rol_id === Role.superAdmin
  return { entry: isSuper ? userMessages.noHierarchyForSuperAdmin : userMessages.insufficientHierarchy }
}

/** Returns why this person may not make this change, or null. `refusalOfPlace` checks enterprise and branch. */
export function refusalToChange(actor: Who, user: Stored, change: Pick<UserChange, 'rol_id'>): Refused | null {
  const refused = refusalToEdit(actor, user)
  if (refused) return refused
  if (user.id === actor.id && change.rol_id !== user.rol_id)
    return { entry: userMessages.ownRoleFixed, field: 'rol_id' }
  if (change.rol_id !== user.rol_id && !canTakeRole(actor, user))
    return { entry: userMessages.insufficientHierarchy, field: 'rol_id' }
  return refusalToGiveRole(actor, change.rol_id)
}

/** Returns why this person may not delete such a user, or null (`insufficientHierarchy`). */
export function refusalToDelete(actor: Who, user: Stored): Refused | null {
  const isEnough = hasRankOf(actor.role, Role.administrator) && canEdit(actor, user)
  return isEnough ? null : { entry: userMessages.insufficientHierarchy }
}

/**
 * Returns why this person may not part with this user, or null (`noHierarchyForSuperAdmin` and
 * `insufficientHierarchy`).
 */
export function refusalToPartWith(actor: Who, user: Stored): Refused | null {
  if (canPartWith(actor, user)) return null
  return refusalToEdit(actor, user) ?? { entry: userMessages.insufficientHierarchy }
}

/**
 * Returns why this user may not be deleted or change status, or null: they are the last super administrator
 * (`lastSuperAdmin`), or oneself.
 */
export function refusalToLeave(actor: Who, user: Stored, isLast: boolean): Refused | null {
  if (isLast) return { entry: userMessages.lastSuperAdmin }
  return user.id === actor.id ? { entry: coreMessages.notAllowed } : null
}

interface Locked {
  enterprise: { estado_id: number; es_casa: boolean | null } | undefined
  branch: { estado_id: number; empresa_id: number } | undefined
}

/**
 * Returns why the user may not belong to the enterprise and branch of the form, or null (`enterpriseInvalid`,
 * `branchInvalid`, `distributorNeedsBranch`, `branchNotInEnterprise`). They may stay where they are, even when it was
 * deactivated. Self-registered customers and the first super administrator have no enterprise (rule users/customers),
 * and get no other role without one. Administrators and above belong to the house
 * (rule users/administrators-of-the-house).
 */
export function refusalOfPlace(actor: Who, before: Stored | null, form: PlaceForm, place: Locked): Refused | null {
  const { empresa_id: enterpriseId, sucursal_id: branchId, rol_id: role } = form
  const stays = before !== null && before.empresa_id === enterpriseId
  if (enterpriseId === null) {
    const isCustomer = role === Role.user
    if (!stays || !(isCustomer || before.rol_id === role))
      return { entry: userMessages.enterpriseInvalid, field: 'empresa_id' }
  } else {
    const isOpen = place.enterprise && (stays || place.enterprise.estado_id === UserStatus.active)
    const isRoleHere = place.enterprise?.es_casa || !belongsToHouse(role) || (stays && before.rol_id === role)
    if (!isOpen || !isRoleHere || !isIn(peopleScopeOf(actor), { enterpriseId }))
      return { entry: userMessages.enterpriseInvalid, field: 'empresa_id' }
  }
  if (branchId === null) {
    return role === Role.distributor ? { entry: userMessages.distributorNeedsBranch, field: 'sucursal_id' } : null
  }
  if (!place.branch) return { entry: userMessages.branchInvalid, field: 'sucursal_id' }
  if (place.branch.empresa_id !== enterpriseId)
    return { entry: userMessages.branchNotInEnterprise, field: 'sucursal_id' }
  const isOpen = before?.sucursal_id === branchId || place.branch.estado_id === UserStatus.active
  return isOpen ? null : { entry: userMessages.branchInvalid, field: 'sucursal_id' }
}

type Standing = Pick<Stored, 'rol_id' | 'estado_id'>

/**
 * Whether a change, or a deletion (`after` null), removes an active super administrator
 * (rule users/last-super-administrator).
 */
export function takesSuperAdmin(before: Standing, after: Standing | null): boolean {
  const isOne = (user: Standing | null) => user?.rol_id === Role.superAdmin && user.estado_id === UserStatus.active
  return isOne(before) && !isOne(after)
}

/** Whether a change signs the user out immediately: another role, or no longer active (rule access/session). */
export const endsSessions = (before: Standing, after: Standing) =>
  before.rol_id !== after.rol_id || after.estado_id !== UserStatus.active

/** Whether a change of role or enterprise gives the user the modules of their new template: each role has its own. */
export const bringsTemplate = (before: Position, after: Position): boolean => kindOf(before) !== kindOf(after)

interface Position {
  role: Role
  place: Place
}

const kindOf = ({ role, place }: Position) => profileOf(role, place, [])

const belongsToHouse = (role: Role) => isOfHouse(role, Place.none)
