import { locales, type PageLanguage, pageLanguages } from '@portal/contract/core/language'
import { expect, test } from 'vitest'
import {
  clockAt,
  writtenDate,
  writtenDay,
  writtenFullDate,
  writtenLongDate,
  writtenMonth,
  writtenShortDay,
  writtenTime,
} from './written.ts'

const plain = (text: string) => text.replace(/\s/gu, ' ')
const days = Array.from({ length: 14 }, (_, month) => new Date(Date.UTC(2026, month, 1 + month * 2)))

test.each(pageLanguages)('dates in %s are those that the reference of the language writes', (language) => {
  for (const day of days) {
    const clock = clockAt(day, 'UTC')
    const by = (options: Intl.DateTimeFormatOptions) =>
      plain(new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', ...options }).format(day))
    expect(plain(writtenFullDate(clock, language))).toBe(by({ dateStyle: 'full' }))
    expect(plain(writtenLongDate(clock, language))).toBe(by({ dateStyle: 'long' }))
    expect(plain(writtenDay(clock, language))).toBe(by({ day: 'numeric', month: 'long' }))
    expect(plain(writtenMonth(clock, language))).toBe(by({ month: 'long', year: 'numeric' }))
    expect(writtenDate(clock, language)).toBe(by({ day: '2-digit', month: '2-digit', year: 'numeric' }))
  }
})

test.each<[PageLanguage, string, string, string, string]>([
  ['es', '00:05', '09:00', '13:30', '4 dic'],
  ['pt', '00:05', '09:00', '13:30', '4 dez'],
  ['en', '12:05 AM', '9:00 AM', '1:30 PM', 'Dec 4'],
])('hours and short days in %s have one form in every browser', (language, midnight, morning, noon, day) => {
  const at = (time: string) => clockAt(`2026-12-04T${time}Z`, 'UTC')
  expect(['00:05', '09:00', '13:30'].map((time) => plain(writtenTime(at(time), language)))).toEqual([
    midnight,
    morning,
    noon,
  ])
  expect(plain(writtenShortDay(at('09:00'), language))).toBe(day)
})

test('a clock is that of the zone, also over midnight and the change of the hour', () => {
  expect(clockAt('2026-07-05T04:00:00Z', 'America/Santiago')).toMatchObject({ day: 5, hour: 0 })
  expect(clockAt('2026-12-05T02:59:59Z', 'America/Santiago')).toMatchObject({ day: 4, hour: 23, second: 59 })
})
