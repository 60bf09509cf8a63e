import { expect, test } from 'vitest'
import { byResult, movedTo } from './order.ts'

test('a row moves to another place, and not beyond the ends', () => {
  expect(movedTo(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(movedTo(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  for (const to of [-1, 3]) expect(movedTo(['a', 'b', 'c'], 1, to)).toEqual(['a', 'b', 'c'])
})

test('the best result comes first, and what nobody saw stays behind', () => {
  const rows = [{ id: 1 }, { id: null }, { id: 2 }, { id: 3 }]
  const counted = [
    { id: 1, vistas: 100, clics: 1 },
    { id: 3, vistas: 10, clics: 5 },
  ]
  expect(byResult(rows, counted)).toEqual([{ id: 3 }, { id: 1 }, { id: null }, { id: 2 }])
})
