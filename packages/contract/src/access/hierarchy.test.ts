import { expect, test } from 'vitest'
import { Role } from './constants.ts'
import { hasRankOf, mayDelete, outranks, rankOf } from './hierarchy.ts'

const { superAdmin, administrator, manager, user, distributor } = Role
const unknown = 99

test('super administrators, administrators, managers, users and distributors rank in this order', () => {
  expect([superAdmin, administrator, manager, user, distributor].map(rankOf)).toEqual([5, 4, 3, 2, 1])
})

test('a number that is no role ranks below all, and may nothing', () => {
  expect(rankOf(unknown)).toBe(0)
  for (const role of Object.values(Role)) {
    expect(hasRankOf(unknown, role)).toBe(false)
    expect([outranks(unknown, role), outranks(role, unknown)]).toEqual([false, true])
  }
  expect(mayDelete(unknown)).toBe(false)
})

test('nobody outranks their own rank', () => {
  for (const role of Object.values(Role)) {
    expect(outranks(role, role)).toBe(false)
    expect(hasRankOf(role, role)).toBe(true)
  }
})
