import { expect, test } from 'vitest'
import { calendarText } from './calendar.ts'

const appointment = {
  id: 'workshop-7@portal.example',
  title: 'Taller; día único, Ñuble',
  text: 'Una línea\ny otra. '.repeat(10),
  place: 'Aula 3, Calama',
  address: 'https://portal.example/events/calama',
  start: '2027-02-05T12:00:00.000Z',
  end: '2027-02-05T19:00:00.000Z',
}
const text = calendarText(appointment, new Date('2026-11-22T00:00:00Z'))

test('an appointment says its moments in UTC, and escapes what ends a value', () => {
  expect(text).toContain('\r\nDTSTART:20270205T120000Z\r\nDTEND:20270205T190000Z\r\n')
  expect(text).toContain('DTSTAMP:20261122T000000Z')
  expect(text).toContain('SUMMARY:Taller\\; día único\\, Ñuble')
  expect(text).toContain('LOCATION:Aula 3\\, Calama')
})

test('no line is longer than 75 bytes, and joined again they are the text', () => {
  const lines = text.split('\r\n')
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  const whole = text.replaceAll('\r\n ', '')
  expect(whole).toContain(`DESCRIPTION:${appointment.text.replaceAll('\n', '\\n')}`)
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
})
