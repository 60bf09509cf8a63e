import { describe, expect, test } from 'vitest'
import { readCalendar, timesOf } from '#test/calendar-files.ts'
import { type CalendarEntry, calendarFile } from './calendar-file.ts'

const zone = 'America/Santiago'
const written = new Date('2026-08-01T12:00:00Z')
const entry = (changes: Partial<CalendarEntry>): CalendarEntry => ({
  uid: 'evento-1@portal',
  sequence: 0,
  written,
  begins: { clock: '20260904T090000', zone },
  ends: { clock: '20260904T100000', zone },
  title: 'Reunión',
  ...changes,
})
const daysOf = (entries: CalendarEntry[]) => timesOf(readCalendar(calendarFile({ entries })).events[0]!)

test('an invitation, byte by byte', () => {
  const person = { name: 'Ana "la jefa" ^, S.A.', email: 'ana@example.com' }
  const whole = entry({ title: 'Visita; planta, norte', place: 'Chile', organizer: person, attendees: [person] })
  expect(calendarFile({ method: 'REQUEST', name: 'Empresa, S.A.\r\nX-OTHER:1', entries: [whole] })).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Portal//Portal//ES',
      'CALSCALE:GREGORIAN',
      'METHOD:REQUEST',
      'X-WR-CALNAME:Empresa\\, S.A.\\nX-OTHER:1',
      'BEGIN:VTIMEZONE',
      'TZID:America/Santiago',
      'BEGIN:STANDARD',
      'DTSTART:20250101T000000',
      'TZOFFSETFROM:-0300',
      'TZOFFSETTO:-0300',
      'END:STANDARD',
      'BEGIN:STANDARD',
      'DTSTART:20250406T000000',
      'RDATE:20260405T000000',
      'TZOFFSETFROM:-0300',
      'TZOFFSETTO:-0400',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:20250907T000000',
      'RDATE:20260906T000000',
      'TZOFFSETFROM:-0400',
      'TZOFFSETTO:-0300',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:evento-1@portal',
      'SEQUENCE:0',
      'DTSTAMP:20260801T120000Z',
      'DTSTART;TZID=America/Santiago:20260904T090000',
      'DTEND;TZID=America/Santiago:20260904T100000',
      'SUMMARY:Visita\\; planta\\, norte',
      'LOCATION:Chile',
      `ORGANIZER;CN="Ana ^'la jefa^' ^^, S.A.":mailto:ana@example.com`,
      `ATTENDEE;CN="Ana ^'la jefa^' ^^, S.A.";ROLE=REQ-PARTICIPANT;RSVP=TRUE:mailt`,
      ' o:ana@example.com',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

test('a cancelled event says so, for whom and in which version', () => {
  const file = calendarFile({ method: 'CANCEL', entries: [entry({ sequence: 3, isCancelled: true })] })
  expect(file).toContain('\r\nMETHOD:CANCEL\r\n')
  expect(file).toContain('\r\nSTATUS:CANCELLED\r\n')
  expect(readCalendar(file).events[0]).toMatchObject({ uid: 'evento-1@portal', sequence: 3 })
})

describe('another program finds the times', () => {
  test('of a series over the night in September on which Chile skips an hour', () => {
    expect(daysOf([entry({ rule: 'FREQ=DAILY;COUNT=4' })]).map(([start]) => start)).toEqual([
      '2026-09-04T13:00:00.000Z',
      '2026-09-05T13:00:00.000Z',
      '2026-09-06T12:00:00.000Z',
      '2026-09-07T12:00:00.000Z',
    ])
  })

  test('of a series whose first hour is skipped: the clock stays as it was meant', () => {
    const begins = { clock: '20260906T003000', zone }
    const ends = { clock: '20260906T013000', zone }
    const file = calendarFile({ entries: [entry({ begins, ends, rule: 'FREQ=DAILY;COUNT=2' })] })
    expect(file).toContain('\r\nDTSTART;TZID=America/Santiago:20260906T003000\r\n')
    expect(timesOf(readCalendar(file).events[0]!)[1]![0]).toBe('2026-09-07T03:30:00.000Z')
  })

  test('of a series of whole days, of which one is moved and one does not take place', () => {
    const days = { begins: { day: '20260901' }, ends: { day: '20260902' } }
    const series = entry({ ...days, rule: 'FREQ=DAILY;COUNT=4', excluded: [{ day: '20260903' }] })
    const moved = entry({ begins: { day: '20260910' }, ends: { day: '20260911' }, replaces: { day: '20260902' } })
    const { events } = readCalendar(calendarFile({ entries: [series, moved] }))
    expect(events).toHaveLength(1)
    const starts: string[] = []
    const iterator = events[0]!.iterator()
    for (let next = iterator.next(); next; next = iterator.next())
      starts.push(events[0]!.getOccurrenceDetails(next).startDate.toString())
    expect(starts).toEqual(['2026-09-01', '2026-09-10', '2026-09-04'])
  })

  test('of an occurrence that was moved to the clocks of another zone', () => {
    const series = entry({ rule: 'FREQ=DAILY;COUNT=2' })
    const lima = 'America/Lima'
    const moved = entry({
      begins: { clock: '20260905T150000', zone: lima },
      ends: { clock: '20260905T160000', zone: lima },
      replaces: { clock: '20260905T090000', zone },
    })
    expect(daysOf([series, moved])).toEqual([
      ['2026-09-04T13:00:00.000Z', '2026-09-04T14:00:00.000Z'],
      ['2026-09-05T20:00:00.000Z', '2026-09-05T21:00:00.000Z'],
    ])
  })

  test('of a moment, which needs no zone', () => {
    const file = calendarFile({
      entries: [entry({ begins: new Date('2026-09-04T13:00:00Z'), ends: new Date('2026-09-04T14:00:00Z') })],
    })
    expect(file).not.toContain('VTIMEZONE')
    expect(timesOf(readCalendar(file).events[0]!)).toEqual([['2026-09-04T13:00:00.000Z', '2026-09-04T14:00:00.000Z']])
  })
})
