import { expect, test } from 'vitest'
import { readMemory, recentAfter } from './menu-memory.ts'

test('what is kept is read as it is', () => {
  const kept = { folded: ['system'], pinned: ['/dashboard/tareas'], recent: ['/dashboard'] }
  expect(readMemory(JSON.stringify(kept))).toEqual(kept)
})

test.each(['', '{', '[]', '"x"', 'null', '{"folded":"system","pinned":{"0":"x"}}', '{"folded":["nowhere",3]}'])(
  '%j is nothing',
  (text) => {
    expect(readMemory(text)).toEqual({ folded: [], pinned: [], recent: [] })
  },
)

test('the last opened stands first, once, and eight are kept', () => {
  expect(recentAfter(['/a', '/b', '/c'], '/c')).toEqual(['/c', '/a', '/b'])
  expect(recentAfter([...'abcdefgh'], 'z')).toEqual([...'zabcdefg'])
})
