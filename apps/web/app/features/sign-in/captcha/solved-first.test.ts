import { expect, test } from 'vitest'
import { oneAtATime } from './solved-first.ts'

test('a check that is under way is waited for, not begun again', async () => {
  const ends: (() => void)[] = []
  const solve = oneAtATime(() => new Promise<void>((resolve) => ends.push(resolve)))
  const both = [solve(), solve()]
  expect(ends).toHaveLength(1)
  ends[0]?.()
  await Promise.all(both)
  void solve()
  expect(ends).toHaveLength(2)
})

test('one that failed can be begun again', async () => {
  let times = 0
  const solve = oneAtATime(async () => {
    if (times++ === 0) throw new Error('away')
  })
  await expect(solve()).rejects.toThrow('away')
  await solve()
  expect(times).toBe(2)
})
