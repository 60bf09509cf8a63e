import { Role } from '@portal/contract/access/constants'
import { expect, test } from 'vitest'
import { canSave, canSeeCompanyCosts } from './policy.ts'

test('costs of the company are seen in the house and saved by its managers', () => {
  const roles = Object.values(Role)
  expect([true, false].map((isOfHouse) => canSeeCompanyCosts({ role: Role.manager, isOfHouse }))).toEqual([true, false])
  expect(roles.filter((role) => canSave({ role, isOfHouse: true }))).toEqual([
    Role.administrator,
    Role.manager,
    Role.superAdmin,
  ])
  expect(roles.filter((role) => canSave({ role, isOfHouse: false }))).toEqual([])
})
