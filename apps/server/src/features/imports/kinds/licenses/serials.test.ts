import { expect, test } from 'vitest'
import { type Span, spansTaken } from './serials.ts'

const span = (row: number | null, start: string, end: string, id: number | null = null, key = 'a'): Span => ({
  ...{ row, start, end, id, key },
})
const takenBy = (rows: readonly Span[], stored: readonly Span[] = []) =>
  [...spansTaken(rows, stored)].map(([row, other]) => [row, other.row ?? `id ${other.id}`]).toSorted()

test('one after the other share no day', () => {
  expect(takenBy([span(2, '2024-01-01', '2024-12-31'), span(3, '2025-01-01', '2025-12-31')])).toEqual([])
})

test('one day in both is told at both', () => {
  expect(takenBy([span(2, '2024-01-01', '2025-01-01'), span(3, '2025-01-01', '2025-12-31')])).toEqual([
    [2, 3],
    [3, 2],
  ])
})

test('a long one shares days with all that lie in it', () => {
  const rows = [
    ...[span(2, '2020-01-01', '2029-12-31'), span(3, '2021-01-01', '2021-12-31')],
    span(4, '2025-01-01', '2025-12-31'),
  ]
  expect(takenBy(rows)).toEqual([
    [2, 3],
    [3, 2],
    [4, 2],
  ])
})

test('what is stored counts, except what a row is about; other keys do not', () => {
  const stored = [span(null, '2024-01-01', '2024-12-31', 7), span(null, '2024-01-01', '2024-12-31', 8, 'b')]
  expect(takenBy([span(2, '2024-06-01', '2024-06-30')], stored)).toEqual([[2, 'id 7']])
  expect(takenBy([span(2, '2024-06-01', '2024-06-30', 7)], stored)).toEqual([])
})
