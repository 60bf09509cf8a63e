import { expect, test } from 'vitest'
import { dateText, lastDayText, plusDays, readDay } from './dates.ts'

const plain = (text: string) => text.replace(/\s/gu, ' ')

test.each([
  ['the midnight that ends it, in summer time', '2026-12-05T03:00:00.000Z', 'viernes, 4 de diciembre de 2026'],
  ['the midnight that ends it, in winter time', '2026-07-11T04:00:00.000Z', 'viernes, 10 de julio de 2026'],
  ['a moment of the day itself', '2026-12-04T15:00:00.000Z', 'viernes, 4 de diciembre de 2026'],
])('the last day is told by %s', (_, end, words) => {
  expect(plain(lastDayText(end, { locale: 'es-CL', zone: 'America/Santiago' }))).toBe(words)
})

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-03-01', -1, '2027-02-28'],
  ['2026-09-05', 1, '2026-09-06'], // clocks of Chile go forward at midnight
  ['2026-11-29', 0, '2026-11-29'],
])('%s plus %d days is %s', (day, count, expected) => {
  expect(plusDays(day, count)).toBe(expected)
})

test('the last day is told in English with its weekday', () => {
  const reader = { locale: 'en-US', zone: 'America/Santiago' }
  expect(plain(lastDayText('2026-12-05T03:00:00.000Z', reader))).toBe('Friday, December 4, 2026')
})

test.each([
  ['20-11-2026', 'es-CL', '2026-11-20'],
  ['5/3/2026', 'es-CL', '2026-03-05'],
  ['5.3.2026', 'es-CL', '2026-03-05'],
  ['3/5/2026', 'en-US', '2026-03-05'],
  ['05/03/2026', 'en-GB', '2026-03-05'],
  ['2026-11-20', 'en-US', '2026-11-20'],
  ['29-02-2028', 'es-CL', '2028-02-29'],
  ['29-02-2026', 'es-CL', null],
  ['20-11-2026', 'en-US', null],
  ['20-11-26', 'es-CL', null],
  ['20-11', 'es-CL', null],
  ['mañana', 'es-CL', null],
  ['', 'es-CL', null],
])('%s is read by a reader of %s as %s', (text, locale, read) => {
  expect(readDay(text, { locale })).toBe(read)
})

test.each(['es-CL', 'en-US', 'en-GB', 'en-CA'])('what stands in a field of %s is read as the same day', (locale) => {
  expect(readDay(dateText('2026-03-05', { locale }), { locale })).toBe('2026-03-05')
})
