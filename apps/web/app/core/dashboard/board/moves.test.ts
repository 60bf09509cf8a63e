import { expect, test } from 'vitest'
import { columnAfterKey, movedColumns } from './moves.ts'

const columns = [
  { id: 'a', title: 'A', cards: [1, 2], total: 7 },
  { id: 'b', title: 'B', cards: [3], total: 1 },
  { id: 'c', title: 'C', cards: [], total: 0 },
]
const key = (card: number) => card

test('a moved card is on top of its new column, and both totals follow', () => {
  expect(movedColumns(columns, key, { key: 2, to: 'b' })).toMatchObject([
    { cards: [1], total: 6 },
    { cards: [2, 3], total: 2 },
    { cards: [], total: 0 },
  ])
  expect(movedColumns(columns, key, { key: 9, to: 'b' })).toEqual(columns)
  expect(movedColumns(columns, key, { key: 3, to: 'b' })).toMatchObject([{ total: 7 }, { cards: [3], total: 1 }, {}])
})

test('Alt and an arrow go to the next column that accepts the card', () => {
  const right = { key: 'ArrowRight', altKey: true }
  expect(columnAfterKey(right, columns, 'a', ['c'])).toBe('c')
  expect(columnAfterKey(right, columns, 'a', ['b', 'c'])).toBe('b')
  expect(columnAfterKey({ ...right, key: 'ArrowLeft' }, columns, 'c', ['a', 'b'])).toBe('b')
  expect(columnAfterKey(right, columns, 'c', ['a'])).toBeNull()
  expect(columnAfterKey({ ...right, altKey: false }, columns, 'a', ['b'])).toBeUndefined()
})
