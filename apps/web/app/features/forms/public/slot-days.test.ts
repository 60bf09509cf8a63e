import { expect, test } from 'vitest'
import { holidayAt, longDay, shortDay, shortWeekday, zoneName } from './slot-days.ts'

const plain = (text: string) => text.replace(/\s/gu, ' ')

test('a holiday of a week is named by its date, a working day and a weekend are not', () => {
  const week = '2026-12-07'
  expect([0, 1, 2].map((place) => holidayAt(['2026-12-08', '2026-12-25'], week, place))).toEqual([
    null,
    '2026-12-08',
    null,
  ])
})

test('days are written in each language', () => {
  expect(plain(longDay('2026-11-24', 'es', true))).toBe('martes, 24 de noviembre')
  expect(plain(longDay('2026-11-24', 'en', true))).toBe('Tuesday, November 24')
  expect(plain(shortDay('2026-11-24', 'pt'))).toBe('24 nov')
  expect([0, 1, 4].map((place) => shortWeekday('2026-11-23', place, 'es'))).toEqual(['lun', 'mar', 'vie'])
})

test.each([
  ['America/Santiago', '2026-11-24', 'GMT-3'],
  ['America/Santiago', '2026-07-24', 'GMT-4'],
  ['Asia/Kolkata', '2026-07-24', 'GMT+5:30'],
  ['Africa/Abidjan', '2026-07-24', 'GMT'],
])('the zone %s on %s is %s', (zone, day, name) => {
  expect(zoneName(zone, day)).toBe(name)
})
