import { isAllDayEvent } from '@mantine/schedule'
import dayjs from 'dayjs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import './whole-days.ts'

const { TZ } = process.env
beforeAll(() => {
  process.env.TZ = 'America/Santiago'
})
afterAll(() => {
  if (TZ === undefined) delete process.env.TZ
  else process.env.TZ = TZ
})

const wholeDay = (day: string) => ({
  id: 1,
  title: 'x',
  color: 'teal',
  start: `${day} 00:00:00`,
  end: `${day} 23:59:59`,
})

test.each(['2027-09-04', '2027-09-05', '2027-09-06', '2027-04-04'])('%s is found to be a whole day', (day) => {
  expect(isAllDayEvent({ event: wholeDay(day), date: day })).toBe(true)
})

test('an event of hours is no whole day where midnight does not exist', () => {
  const event = { ...wholeDay('2027-09-05'), start: '2027-09-05 09:00:00', end: '2027-09-05 10:00:00' }
  expect(isAllDayEvent({ event, date: '2027-09-05' })).toBe(false)
})

test('days added to the beginning of a day give beginnings, to another time the same time', () => {
  const text = (moment: string, days: number) => dayjs(moment).add(days, 'day').format('YYYY-MM-DD HH:mm')
  expect(text('2027-09-05 01:00', 1)).toBe('2027-09-06 00:00')
  expect(text('2027-09-04 00:00', 1)).toBe('2027-09-05 01:00')
  expect(text('2027-09-05 09:00', 2)).toBe('2027-09-07 09:00')
})
