import { expect, test } from 'vitest'
import { endAfterBid, refusedTime, stateAt } from './times.ts'

const at = (minutes: number, ms = 0) => new Date(Date.UTC(2026, 10, 23, 12, minutes, 0, ms))

test.each([
  ['long before the end nothing moves', 0, 60, 60, at(60)],
  ['exactly five minutes before it nothing moves', 55, 60, 60, at(60)],
  ['a moment later it moves', 56, 60, 60, at(61)],
  ['at the last moment it moves by five minutes', 60, 60, 60, at(65)],
  ['again and again', 64, 65, 60, at(69)],
  ['to two hours beyond the planned end at most', 178, 179, 60, at(180)],
  ['and then no more', 179, 180, 60, at(180)],
  ['an end that moved far is not moved back', 20, 180, 60, at(180)],
])('a bid: %s', (_, now, end, planned, expected) => {
  expect(endAfterBid({ now: at(now), end: at(end), plannedEnd: at(planned) })).toEqual(expected)
})

test('an auction runs from its first instant to the one before its end', () => {
  const row = { estado: 'activa', inicia_en: at(0), fin_efectivo: at(60) } as const
  expect(stateAt(row, at(0, -1))).toBe('proxima')
  expect(stateAt(row, at(0))).toBe('en_curso')
  expect(stateAt(row, at(60, -1))).toBe('en_curso')
  expect(stateAt(row, at(60))).toBe('terminando')
  expect(stateAt({ ...row, estado: 'detenida' }, at(30))).toBe('detenida')
})

test.each([
  [1, 60, null, null],
  [-1, 60, null, null],
  [-2, 60, null, 'inicia_en'],
  [1, 30, null, 'termina_en'],
  [1, 31, null, null],
  [1, 1 + 60 * 24 * 60, null, null],
  [1, 2 + 60 * 24 * 60, null, 'termina_en'],
  [60 * 24 * 365, 60 * 24 * 365 + 60, null, null],
  [60 * 24 * 366, 60 * 24 * 366 + 60, null, 'inicia_en'],
  [1, 60, 180, null],
  [1, 61, 180, 'termina_en'],
] as const)('from minute %d to %d, with a listing that expires at %s: %s', (start, end, expires, refused) => {
  const expiresAt = expires === null ? null : at(expires)
  expect(refusedTime({ start: at(start), end: at(end), expiresAt }, at(0))).toBe(refused)
})
