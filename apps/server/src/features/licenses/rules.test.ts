import { expect, test } from 'vitest'
import { anchoredEnd } from './rules.ts'

/** Ends of periods that follow each other, each as long as so many months from its own first day. */
function renewed(anchor: string, firstEnd: string, times: number, months = 1): string[] {
  const ends = [firstEnd]
  for (let count = 0; count < times; count++) {
    const start = Temporal.PlainDate.from(ends.at(-1)!).add({ days: 1 })
    const end = start.add({ months }).subtract({ days: 1 })
    ends.push(anchoredEnd({ anchor, start: `${start}`, end: `${end}` }))
  }
  return ends
}

test('a monthly license begun on the 31st keeps its day', () => {
  const later = ['2026-12-30', '2027-01-30', '2027-02-27', '2027-03-30', '2027-04-29', '2027-05-30']
  expect(renewed('2026-10-31', '2026-11-30', 4)).toEqual(['2026-11-30', ...later.slice(0, 4)])
  expect(renewed('2026-10-31', '2026-11-29', 6)).toEqual(['2026-11-29', ...later])
})

test.each([
  ['2026-10-15', '2026-11-14', 1, ['2026-11-14', '2026-12-14', '2027-01-14']],
  ['2026-11-30', '2026-12-29', 1, ['2026-12-29', '2027-01-29', '2027-02-27', '2027-03-29']],
  ['2026-08-31', '2026-11-29', 3, ['2026-11-29', '2027-02-27', '2027-05-30', '2027-08-30']],
  ['2028-02-29', '2029-02-27', 12, ['2029-02-27', '2030-02-27', '2031-02-27', '2032-02-28']],
])('one begun on %s, renewed by %s, ends before its own day', (anchor, first, months, ends) => {
  expect(renewed(anchor, first, ends.length - 1, months)).toEqual(ends)
})

test('a period that begins on another day is as long as its type says', () => {
  expect(anchoredEnd({ anchor: '2026-10-31', start: '2026-11-11', end: '2026-12-10' })).toBe('2026-12-10')
  expect(anchoredEnd({ anchor: '2026-10-31', start: '2027-02-01', end: '2027-02-28' })).toBe('2027-02-28')
})
