import { Module, Role } from '@portal/contract/access/constants'
import { expect, test } from 'vitest'
import { canChange, isStaff, propertyScopeOf } from './policy.ts'

const owner = { id: 1, role: Role.user, isOfHouse: false, enterpriseId: 10, modules: new Set([Module.myProperties]) }
const staff = { ...owner, isOfHouse: true, modules: new Set([Module.manageProperties]) }

test('staff see what is in their scope, others their own', () => {
  expect([owner, staff].map(isStaff)).toEqual([false, true])
  expect(propertyScopeOf(owner)).toEqual({ enterpriseId: 10, authorId: 1 })
  expect(propertyScopeOf({ ...staff, isOfHouse: false })).toEqual({ enterpriseId: 10 })
  expect(propertyScopeOf(staff)).toEqual({})
})

test('that of others is changed by staff from administrator up', () => {
  const administrator = { role: Role.administrator }
  expect(canChange(owner, { usuario_id: 1 })).toBe(true)
  expect(canChange(owner, { usuario_id: 2 })).toBe(false)
  expect(canChange(staff, { usuario_id: 2 })).toBe(false)
  expect(canChange({ ...staff, ...administrator }, { usuario_id: 2 })).toBe(true)
  expect(canChange({ ...owner, ...administrator }, { usuario_id: 2 })).toBe(false)
})
