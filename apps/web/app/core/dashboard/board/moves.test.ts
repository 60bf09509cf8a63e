import { expect, test } from 'vitest'
import { cardAfterKey, columnAfterKey, isArrow } from './board-keys.ts'
import { type BoardColumn, type Move, withMoves } from './moves.ts'

const card = (id: number, version = 1) => ({ id, version })
const column = (id: string, total: number, ...cards: { id: number; version: number }[]) =>
  ({ id, title: id, tone: 'neutral', rest: '', cards, total }) satisfies BoardColumn<unknown>
const columns = [column('a', 7, card(1), card(2)), column('b', 1, card(3)), column('c', 0)]
const move = (id: number, to: string, version = Number.POSITIVE_INFINITY): Move => ({ id, to, version })
const idsOf = (shown: readonly BoardColumn<{ id: number }>[]) => shown.map(({ cards }) => cards.map(({ id }) => id))

test('a moved card is in its new column, on top or by the order, and both totals follow', () => {
  const shown = withMoves(columns, [move(2, 'b')])
  expect(idsOf(shown)).toEqual([[1], [2, 3], []])
  expect(shown.map(({ total }) => total)).toEqual([6, 2, 0])
  expect(idsOf(withMoves(columns, [move(3, 'a')], (a, b) => a.id - b.id))).toEqual([[1, 2, 3], [], []])
  expect(withMoves(columns, [move(9, 'b')])).toEqual(columns)
  expect(withMoves(columns, [move(3, 'b')]).map(({ total }) => total)).toEqual([7, 1, 0])
})

test('a move is shown until the version that it made is loaded, whatever is loaded in between', () => {
  const loaded = [column('a', 7, card(1)), column('b', 2, card(2, 2), card(3))]
  expect(idsOf(withMoves(loaded, [move(2, 'a', 2)]))).toEqual([[1], [2, 3]])
  expect(idsOf(withMoves(loaded, [move(2, 'a', 3)]))).toEqual([[2, 1], [3]])
})

test('Shift and an arrow go to the next column that accepts the card', () => {
  const right = { key: 'ArrowRight' }
  const left = { key: 'ArrowLeft' }
  expect(columnAfterKey(right, columns, 'a', ['c'])).toBe('c')
  expect(columnAfterKey(right, columns, 'a', ['b', 'c'])).toBe('b')
  expect(columnAfterKey(left, columns, 'c', ['a', 'b'])).toBe('b')
  expect(columnAfterKey(right, columns, 'c', ['a'])).toBeNull()
  expect(columnAfterKey({ key: 'ArrowUp' }, columns, 'b', ['a', 'c'])).toBeNull()
})

test('an arrow alone goes to the next card, also over empty columns, and stays at the edges', () => {
  const after = (key: string, from: number) => cardAfterKey({ key }, columns, from)?.id
  expect([after('ArrowDown', 1), after('ArrowUp', 2), after('ArrowDown', 2)]).toEqual([2, 1, undefined])
  expect([after('ArrowRight', 2), after('ArrowLeft', 3), after('ArrowRight', 3)]).toEqual([3, 1, undefined])
  const key = { key: 'ArrowUp', shiftKey: false, altKey: false, ctrlKey: false, metaKey: false }
  expect([isArrow(key), isArrow({ ...key, altKey: true }), isArrow({ ...key, key: 'a' })]).toEqual([true, false, false])
})
