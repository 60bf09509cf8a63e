import { Role } from '@portal/contract/access/constants'
import { expect, test } from 'vitest'
import { canDelete } from './policy.ts'

test('managers and above delete events', () => {
  expect(Object.values(Role).filter((role) => canDelete({ role }))).toEqual([
    Role.administrator,
    Role.manager,
    Role.superAdmin,
  ])
})
