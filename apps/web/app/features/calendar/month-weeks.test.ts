import { describe, expect, test } from 'vitest'
import { dayByKey, monthWeeks } from './month-weeks.ts'

const entry = (id: string, first: string, last = first) => ({
  id,
  title: id,
  start: `${first} 09:00:00`,
  end: `${last} 10:00:00`,
  color: 'teal',
})
const shown = (events: ReturnType<typeof entry>[], day = '2027-03-10', firstWeekday: 0 | 1 = 1) =>
  monthWeeks(events, { day, firstWeekday, lines: 3 })
const drawn = (events: ReturnType<typeof entry>[]) =>
  shown(events)
    .flat()
    .flatMap(({ day, bars }) => bars.map(({ event, line, days, hanging }) => [day, event.id, line, days, hanging]))

describe('the weeks of a month', () => {
  test('are six, from the first day of a week, with days of other months around', () => {
    const weeks = shown([])
    expect(weeks.map(([first]) => first?.day)).toEqual([
      '2027-03-01',
      '2027-03-08',
      '2027-03-15',
      '2027-03-22',
      '2027-03-29',
      '2027-04-05',
    ])
    expect(weeks.flat().filter(({ isOutside }) => !isOutside)).toHaveLength(31)
    expect(shown([], '2027-03-10', 0)[0]?.[0]).toMatchObject({ day: '2027-02-28', isOutside: true })
  })

  test('draw what lasts over Sunday in both weeks, above what is shorter', () => {
    expect(drawn([entry('visit', '2027-03-06'), entry('trip', '2027-03-06', '2027-03-09')])).toEqual([
      ['2027-03-06', 'trip', 0, 2, 'end'],
      ['2027-03-06', 'visit', 1, 1, 'none'],
      ['2027-03-08', 'trip', 0, 2, 'start'],
    ])
  })

  test('give a line again that became free, and count what has none on each of its days', () => {
    const days = shown([
      entry('a', '2027-03-01', '2027-03-02'),
      entry('b', '2027-03-01', '2027-03-04'),
      entry('c', '2027-03-01', '2027-03-04'),
      entry('d', '2027-03-02', '2027-03-03'),
      entry('e', '2027-03-03'),
    ]).flat()
    expect(days.slice(0, 5).map(({ entries, hidden }) => [entries.length, hidden])).toEqual([
      [3, 0],
      [4, 1],
      [4, 1],
      [2, 0],
      [0, 0],
    ])
    expect(days[2]?.bars).toMatchObject([{ event: { id: 'e' }, line: 2 }])
  })

  test('end what ends at midnight with the day before', () => {
    const night = { ...entry('night', '2027-03-01'), end: '2027-03-02 00:00:00' }
    expect(drawn([night])).toEqual([['2027-03-01', 'night', 0, 1, 'none']])
  })
})

test.each([
  ['ArrowLeft', '2027-02-28'],
  ['ArrowRight', '2027-03-02'],
  ['ArrowUp', '2027-02-22'],
  ['ArrowDown', '2027-03-08'],
  ['Home', '2027-03-01'],
  ['End', '2027-03-07'],
  ['PageUp', '2027-02-01'],
  ['PageDown', '2027-04-01'],
  ['Enter', null],
])('%s on Monday 1 March leads to %s', (key, expected) => {
  expect(dayByKey(key, '2027-03-01', 1)).toBe(expected)
})

test('a month that is shorter is reached on its last day, and a week may begin on Sunday', () => {
  expect(dayByKey('PageDown', '2027-01-31', 1)).toBe('2027-02-28')
  expect(dayByKey('PageUp', '2027-01-15', 1)).toBe('2026-12-15')
  expect(dayByKey('Home', '2027-03-10', 0)).toBe('2027-03-07')
})
