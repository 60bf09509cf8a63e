import { holidaysOf } from '@portal/contract/forms/holidays'
import { describe, expect, test } from 'vitest'
import { shortage } from './holidays.ts'

const holidays = holidaysOf(152)

describe('the holidays of Chile on working days', () => {
  /** Compiled by hand from the laws, before a library was asked. */
  test.each([
    [2026, '01-01 04-03 05-01 05-21 06-29 07-16 09-18 10-12 12-08 12-25'],
    [2027, '01-01 03-26 05-21 06-21 06-28 07-16 09-17 10-11 11-01 12-08'],
    [2028, '04-14 05-01 06-20 06-26 08-15 09-18 09-19 10-09 10-27 11-01 12-08 12-25'],
  ])('of %i', (year, days) => {
    expect(holidays.filter((day) => day.startsWith(`${year}-`)).map((day) => day.slice(5))).toEqual(days.split(' '))
  })

  test.each([
    ['Good Friday moves with Easter', '2029-03-30', true],
    ['Saturday before Easter is no working day', '2029-03-31', false],
    ['the solstice of 2029 is on 21 June in Greenwich and on the 20th in Chile', '2029-06-20', true],
    ['and the 21st is a working day', '2029-06-21', false],
    ['29 June on a Friday moves to the Monday after (19.668)', '2029-07-02', true],
    ['and is a working day itself', '2029-06-29', false],
    ['17 September on a Monday before two holidays (20.215)', '2029-09-17', true],
    ['17 September on a Friday before two holidays (20.983)', '2032-09-17', true],
    ['17 September on another day is a working day', '2030-09-17', false],
    ['20 September on a Friday after two holidays (20.215)', '2030-09-20', true],
    ['12 October on a Friday moves to the Monday after (19.668)', '2029-10-15', true],
    ['12 October on a Tuesday moves to the Monday before', '2032-10-11', true],
    ['31 October on a Wednesday moves to the Friday after (20.299)', '2029-11-02', true],
    ['31 October on a Tuesday moves to the Friday before', '2034-10-27', true],
    ['31 October on a Thursday stays', '2030-10-31', true],
    ['2 January on a Monday (20.983)', '2034-01-02', true],
    ['2 January on another day is a working day', '2029-01-02', false],
    ['a holiday of banks alone', '2029-12-31', false],
    ['a holiday of Arica alone', '2029-06-07', false],
    ['a holiday of Chillán alone', '2029-08-20', false],
    ['the last year of the list', '2045-12-25', true],
  ])('%s: %s', (_, day, isHoliday) => {
    expect(holidays.includes(day)).toBe(isHoliday)
  })
})

test.each([
  ['Peru', 604, '2026-07-28', true],
  ['Peru', 604, '2026-06-29', true],
  ['Peru', 604, '2026-09-18', false],
  ['Mexico', 484, '2026-09-16', true],
  ['Mexico', 484, '2026-11-16', true],
  ['Brazil', 76, '2026-09-07', true],
  ['Colombia', 170, '2026-07-20', true],
  ['the United States', 840, '2026-11-26', true],
  ['Argentina', 32, '2026-07-09', true],
])('of %s (%i): %s is one: %s', (_, country, day, isHoliday) => {
  expect(holidaysOf(country).includes(day)).toBe(isHoliday)
})

test('somebody is told five years before the list ends', () => {
  expect(shortage(2040)).toBeNull()
  expect(shortage(2041)).toContain('raise LAST_YEAR')
})
