import { Role } from '@portal/contract/access/constants'
import { expect, test } from 'vitest'
import { mayReadAudit } from './policy.ts'

test('administrators and above read the audit', () => {
  expect(Object.values(Role).filter((role) => mayReadAudit({ role }))).toEqual([Role.administrator, Role.superAdmin])
})
