import { formLimits } from '@portal/contract/forms/constants'
import { holidaysOf } from '@portal/contract/forms/holidays'
import { expect, test } from 'vitest'
import { calendarOf, holidaysAround, isOffered, isSuspicious, markOf, referenceOf } from './rules.ts'

const holidays = holidaysOf(152)

const most = formLimits.perHourAndAddress

test('a reference has its kind, its year and six digits', () => {
  expect(referenceOf('contacto', 2026, 123)).toBe('CT-2026-000123')
  expect(referenceOf('reunion', 2027, 1_000_000)).toBe('RE-2027-1000000')
})

test('the same is the same whatever case and spaces', () => {
  expect(markOf('nda', 'A@example.com', ['Hola  mundo '])).toBe(markOf('nda', 'a@EXAMPLE.com', ['hola mundo']))
  expect(markOf('nda', 'a@example.com', ['x', 'y'])).not.toBe(markOf('nda', 'a@example.com', ['x y']))
})

test.each([
  ['another form', 'contacto', 'a@example.com', ['hola mundo']],
  ['another sender', 'nda', 'b@example.com', ['hola mundo']],
  ['other words', 'nda', 'a@example.com', ['adiós mundo']],
  ['a space less', 'nda', 'a@example.com', ['holamundo']],
  ['other fields', 'nda', 'a@example.com', ['hola', 'mundo']],
] as const)('%s is not the same', (_, kind, email, asked) => {
  expect(markOf(kind, email, asked)).not.toBe(markOf('nda', 'a@example.com', ['hola mundo']))
})

test.each([
  ['the last that its address may send in an hour', '', most, false],
  ['one more', '', most + 1, true],
  ['the first, with the hidden field filled', 'https://example.com', 0, true],
])('a form is suspicious: %s', (_, trap, recent, isHeld) => {
  expect(isSuspicious({ sitio_web: trap }, recent)).toBe(isHeld)
})

test('a calendar seen from a Friday begins on Monday, has no weekend and says what is taken', () => {
  const days = calendarOf({ today: '2026-11-20', holidays, taken: ['2026-11-23T10:00'] })
  expect(days).toHaveLength(10)
  expect(days[0]?.dia).toBe('2026-11-23')
  expect(days[5]?.dia).toBe('2026-11-30')
  expect(days[0]?.horas[0]).toEqual({ hora: '09:00', es_libre: true })
  expect(days[0]?.horas.filter(({ es_libre }) => !es_libre)).toEqual([{ hora: '10:00', es_libre: false }])
})

test('nobody meets on a holiday, and the calendar goes on behind it', () => {
  const days = calendarOf({ today: '2026-12-04', holidays, taken: [] }).map(({ dia }) => dia)
  expect(days).toHaveLength(10)
  expect(days.slice(0, 3)).toEqual(['2026-12-07', '2026-12-09', '2026-12-10'])
  expect(isOffered({ today: '2026-12-04', holidays }, '2026-12-08T10:00')).toBe(false)
})

test('the holidays of the shown weeks are named, those of the country of the house', () => {
  const around = (country: number, today: string) => {
    const holidays = holidaysOf(country)
    return holidaysAround(holidays, calendarOf({ today, taken: [], holidays }))
  }
  expect(around(152, '2026-12-04')).toEqual(['2026-12-08', '2026-12-25'])
  expect(around(604, '2026-07-20')).toEqual(['2026-07-23', '2026-07-28', '2026-07-29', '2026-08-06'])
  expect(around(826, '2026-12-04')).toEqual([])
})

test('only holidays that take a working day away are listed, each once and in order', () => {
  for (const day of holidays) expect([0, 6], day).not.toContain(new Date(day).getUTCDay())
  expect(holidays).toEqual([...new Set(holidays)].sort())
})

test('only the times of the calendar are offered', () => {
  expect(isOffered({ today: '2026-11-20', holidays }, '2026-11-23T09:00')).toBe(true)
  for (const begin of [
    '2026-11-20T10:00',
    '2026-11-21T10:00',
    '2026-11-23T13:00',
    '2026-11-23T10:30',
    '2027-01-04T10:00',
    '2026-11-23',
  ])
    expect(isOffered({ today: '2026-11-20', holidays }, begin)).toBe(false)
})
