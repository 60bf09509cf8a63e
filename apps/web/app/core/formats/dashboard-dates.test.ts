import { expect, test } from 'vitest'
import { hourText, readTime } from './dashboard-dates.ts'

test.each([
  ['16:05', '16:05'],
  ['4:05 PM', '16:05'],
  ['4:05\u00a0PM', '16:05'],
  ['4 p. m.', '16:00'],
  ['12:30 am', '00:30'],
  ['12 pm', '12:00'],
  ['9.30', '09:30'],
  ['0930', '09:30'],
  ['9h', '09:00'],
  ['00:00', '00:00'],
  ['24:00', null],
  ['13 pm', null],
  ['9:75', null],
  ['mañana', null],
  ['', null],
])('the time %s is read as %s', (text, read) => {
  expect(readTime(text)).toBe(read)
})

test.each([
  ['es-CL', '16:05'],
  ['pt-BR', '16:05'],
  ['en-US', '4:05 PM'],
])('a time stands in a field of %s as %s, and is read as the same time', (locale, shown) => {
  expect(hourText('16:05', { locale }).replace(/\s/gu, ' ')).toBe(shown)
  expect(readTime(hourText('16:05', { locale }))).toBe('16:05')
})
