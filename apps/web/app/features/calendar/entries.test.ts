import type { ScheduleEventData } from '@mantine/schedule'
import { expect, test } from 'vitest'
import { hoursShown, inDayParts, type LayerEntry, wholeAt } from './entries.ts'
import type { Mode } from './span.ts'

const entry = (id: number, start: string, end: string) => ({ id, title: `Entry ${id}`, start, end, color: 'teal' })
const night = entry(1, '2027-03-01 22:30:00', '2027-03-02 02:30:00')
const trip = entry(2, '2027-03-01 09:00:00', '2027-03-04 17:00:00')
const wholeDay = (id: number, from: string, to: string) => ({
  ...entry(id, `${from} 00:00:00`, `${to} 23:59:59`),
  payload: { entry: { todo_el_dia: true } as LayerEntry },
})
const parts = (mode: Mode, day: string, ...events: ScheduleEventData[]) => inDayParts(events, { mode, day })
const hours = (events: ScheduleEventData[]) =>
  events.map((event) => [String(event.start).slice(0, 10), hoursShown(event)])

test('a list shows the hours of what lasts over midnight, and a whole day only between the first and the last', () => {
  expect(hours(parts('lista', '2027-03-01', night))).toEqual([
    ['2027-03-01', { from: '2027-03-01 22:30:00', until: '2027-03-02 02:30:00' }],
    ['2027-03-02', { until: '2027-03-02 02:30:00' }],
  ])
  expect(hours(parts('lista', '2027-03-02', trip))).toEqual([
    ['2027-03-02', null],
    ['2027-03-03', null],
    ['2027-03-04', { until: '2027-03-04 17:00:00' }],
  ])
  expect(hours(parts('lista', '2027-03-01', trip))[0]).toEqual(['2027-03-01', { from: '2027-03-01 09:00:00' }])
  expect(hours([wholeDay(3, '2027-03-01', '2027-03-02')])).toEqual([['2027-03-01', null]])
})

test('a day has what began on the day before, a week has two parts of a night and one bar of a trip', () => {
  expect(parts('dia', '2027-03-02', night, wholeDay(3, '2027-03-01', '2027-03-03'))).toMatchObject([
    { id: '1/2027-03-02', start: '2027-03-02 00:00:00', end: '2027-03-02 02:30:00' },
    { id: '3/2027-03-02', start: '2027-03-02 00:00:00', end: '2027-03-02 23:59:59' },
  ])
  expect(parts('semana', '2027-03-02', night, trip).map(({ id }) => id)).toEqual([1, '1/2027-03-02', 2])
  expect(parts('mes', '2027-03-02', night, trip)).toEqual([night, trip])
})

test('all of an event moves with one part of it', () => {
  const [, morning] = parts('semana', '2027-03-02', night)
  expect(wholeAt(morning!, { start: '2027-03-03 01:00:00', end: '2027-03-03 03:30:00' })).toEqual({
    start: '2027-03-02 23:30:00',
    end: '2027-03-03 03:30:00',
  })
})
