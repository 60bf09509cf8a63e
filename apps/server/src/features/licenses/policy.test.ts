import { Role } from '@portal/contract/access/constants'
import { expect, test } from 'vitest'
import { canDelete, canRestore, canUndoRenewal } from './policy.ts'

const among = (isAllowed: (who: { role: Role }) => boolean) => Object.values(Role).filter((role) => isAllowed({ role }))

test('administrators delete licenses and take back renewals, a super administrator restores', () => {
  expect(among(canDelete)).toEqual([Role.administrator, Role.superAdmin])
  expect(among(canUndoRenewal)).toEqual([Role.administrator, Role.superAdmin])
  expect(among(canRestore)).toEqual([Role.superAdmin])
})
