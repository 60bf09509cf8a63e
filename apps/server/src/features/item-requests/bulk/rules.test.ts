import { RequestStatus as s } from '@portal/contract/marketplace/states'
import { expect, test } from 'vitest'
import { isForMany } from './rules.ts'

test.each([
  [s.sent, s.pendingContact, true],
  [s.reservedPendingPayment, s.cancelled, false],
  [s.reserved, s.closed, false],
  [s.sold, s.cancelled, false],
  [s.sold, s.closed, true],
])('requests in state %i move together to %i: %s', (from, to, isAllowed) => {
  expect(isForMany(from, to)).toBe(isAllowed)
})
