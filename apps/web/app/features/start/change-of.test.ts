import { expect, test } from 'vitest'
import { changeOf } from './change-of.ts'

test.each([
  [12, 10, { way: 'up', share: 0.2 }],
  [5, 10, { way: 'down', share: -0.5 }],
  [0, 4, { way: 'down', share: -1 }],
  [4, 4, { way: 'none', share: null }],
  [0, 0, { way: 'none', share: null }],
  [3, 0, { way: 'up', share: null }],
  [50, 2, { way: 'up', share: null }],
])('%d after %d', (now, before, change) => {
  expect(changeOf(now, before)).toEqual(change)
})
