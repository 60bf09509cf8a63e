import { expect, test } from 'vitest'
import { waitBefore } from './live.ts'

test('waiting doubles up to 30 s, and a quarter of it is chance', () => {
  const longest = [0, 1, 2, 3, 4, 5, 20].map((tries) => waitBefore(tries, () => 0))
  expect(longest).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  expect(waitBefore(20, () => 1)).toBe(22_500)
})
