import { Role } from '@portal/contract/access/constants'
import { expect, test } from 'vitest'
import { canReadAll } from './policy.ts'

test('super administrators read the imports of all', () => {
  expect(Object.values(Role).filter((role) => canReadAll({ role }))).toEqual([Role.superAdmin])
})
