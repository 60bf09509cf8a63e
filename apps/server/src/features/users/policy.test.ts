import { Role } from '@portal/contract/access/constants'
import { expect, test } from 'vitest'
import { canAdministrate, canDelete, canEdit, canGiveRole, canPartWith, canTakeRole } from './policy.ts'

const { superAdmin, administrator, manager, user, distributor } = Role
const roles = Object.values(Role)
const actor = (role: Role, id = 1) => ({ id, role })
const whom = (rolId: number, id = 2) => ({ id, rol_id: rolId })
const among = (isAllowed: (role: Role) => boolean) => roles.filter(isAllowed).sort()

test.each([
  [superAdmin, [administrator, manager, user, distributor, superAdmin]],
  [administrator, [administrator, manager, user, distributor]],
  [manager, [manager, user, distributor]],
  [user, [user, distributor]],
  [distributor, [distributor]],
])('a user of role %i edits and gives no role above their own', (role, below) => {
  expect(among((other) => canEdit(actor(role), whom(other)))).toEqual(below)
  expect(among((other) => canGiveRole(actor(role), other))).toEqual(below)
})

test.each([
  [superAdmin, roles],
  [administrator, [manager, user, distributor]],
  [manager, [user, distributor]],
  [distributor, []],
])('a user of role %i takes a role of users below, and a super administrator of all', (role, lowered) => {
  expect(among((other) => canTakeRole(actor(role), whom(other)))).toEqual([...lowered].sort())
})

test('administrators and above delete whom they may edit, but not themselves', () => {
  expect(among((role) => canDelete(actor(role), whom(distributor)))).toEqual([administrator, superAdmin])
  expect(among((other) => canDelete(actor(administrator), whom(other)))).not.toContain(superAdmin)
  expect(canDelete(actor(superAdmin, 2), whom(superAdmin, 2))).toBe(false)
})

test('managers and above part with whom they may edit', () => {
  expect(among((role) => canPartWith(actor(role), whom(distributor)))).toEqual([administrator, manager, superAdmin])
  expect(among((other) => canPartWith(actor(manager), whom(other)))).toEqual([manager, user, distributor])
})

test('administrators and above change data of everyone', () => {
  expect(among(canAdministrate)).toEqual([administrator, superAdmin])
})
