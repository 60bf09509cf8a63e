import { Role } from '@portal/contract/access/constants'
import { expect, test } from 'vitest'
import type { Actor } from '#core/base/actor.ts'
import { mayChangeAccess, mayChangeTemplate, maySeeAccess } from './policy.ts'

const { superAdmin, administrator, manager, user, distributor } = Role
const actor = (role: Role, isOfHouse: boolean) => ({ id: 1, role, isOfHouse, enterpriseId: 10 }) as Actor

test.each([
  ['an administrator sees that of users of all enterprises', administrator, true, user, 11, true],
  ['an administrator sees that of super administrators', administrator, true, superAdmin, 11, true],
  ['a manager of the house sees that of the own people', manager, true, administrator, 10, true],
  ['a manager of the house does not see that of others', manager, true, user, 11, false],
  ['people of an enterprise see that of the own one', manager, false, user, 10, true],
  ['people of an enterprise do not see that of a super administrator there', manager, false, superAdmin, 10, false],
  ['people of an enterprise do not see that of others', manager, false, user, 11, false],
])('access: %s', (_, role, isOfHouse, rolId, empresaId, isSeen) => {
  expect(maySeeAccess(actor(role, isOfHouse), { rol_id: rolId, empresa_id: empresaId })).toBe(isSeen)
})

test.each([
  [superAdmin, superAdmin, true],
  [superAdmin, administrator, true],
  [administrator, administrator, false],
  [administrator, manager, true],
  [manager, distributor, false],
])('a user of role %i changes the access of one of role %i: %s', (role, other, isAllowed) => {
  expect(mayChangeAccess({ id: 1, role }, { id: 2, role: other })).toBe(isAllowed)
  expect(mayChangeAccess({ id: 1, role }, { id: 1, role: other })).toBe(false)
})

test.each([
  [superAdmin, 'superAdmin', true],
  [administrator, 'administrator', false],
  [administrator, 'manager', true],
  [administrator, 'customer', true],
  [manager, 'distributor', false],
] as const)('a user of role %i changes the template of a %s: %s', (role, profile, isAllowed) => {
  expect(mayChangeTemplate({ role }, profile)).toBe(isAllowed)
})
