import { describe, expect, test } from 'vitest'
import {
  endFrom,
  firstStart,
  isStart,
  lastStart,
  lengthOf,
  occurrencesIn,
  startsBefore,
  type Timing,
} from './occurrence-rules.ts'

/** Clocks of Santiago are 3 h behind UTC; 4 h from the night to 2026-04-05 to that to 2026-09-06. */
const zone = 'America/Santiago'
const at = (text: string) => new Date(`${text}Z`)
/** From 9 to 10 o'clock of a Friday. */
const event = (changes: Partial<Timing> = {}): Timing => ({
  fecha_inicio: at('2026-11-20T12:00'),
  fecha_termino: at('2026-11-20T13:00'),
  todo_el_dia: false,
  zona_horaria: zone,
  regla: 'FREQ=WEEKLY',
  ...changes,
})
const written = (moment: Date) => moment.toISOString().slice(0, 16)
const shown = (timing: Timing, from: string, to: string, most = 100) =>
  occurrencesIn(timing, at(from), at(to), most).map(({ start, end }) => `${written(start)} ${written(end)}`)

describe('what takes place between two moments', () => {
  test.each<[string, Partial<Timing>, string, string, string[]]>([
    [
      'each week',
      {},
      '2026-11-20T00:00',
      '2026-12-01T00:00',
      ['2026-11-20T12:00 2026-11-20T13:00', '2026-11-27T12:00 2026-11-27T13:00'],
    ],
    ['nothing before the first time', {}, '2026-11-01T00:00', '2026-11-20T12:00', []],
    [
      'what began before and has not ended',
      {},
      '2026-11-27T12:59',
      '2026-11-28T00:00',
      ['2026-11-27T12:00 2026-11-27T13:00'],
    ],
    [
      'what began days before and has not ended',
      { fecha_termino: at('2026-11-22T12:00') },
      '2026-11-29T11:59',
      '2026-11-30T00:00',
      ['2026-11-27T12:00 2026-11-29T12:00'],
    ],
    ['not what ends as they begin', {}, '2026-11-27T13:00', '2026-11-28T00:00', []],
    ['not what begins as they end', {}, '2026-11-26T00:00', '2026-11-27T12:00', []],
    [
      'what is once, as it is',
      { regla: '' },
      '2026-01-01T00:00',
      '2026-01-02T00:00',
      ['2026-11-20T12:00 2026-11-20T13:00'],
    ],
    [
      'at the same hour when clocks went forward',
      { fecha_inicio: at('2026-09-04T13:00'), fecha_termino: at('2026-09-04T14:00'), regla: 'FREQ=DAILY;COUNT=3' },
      '2026-09-01T00:00',
      '2026-10-01T00:00',
      ['2026-09-04T13:00 2026-09-04T14:00', '2026-09-05T13:00 2026-09-05T14:00', '2026-09-06T12:00 2026-09-06T13:00'],
    ],
    [
      'an hour later what would begin in the hour that clocks skip',
      { fecha_inicio: at('2026-09-05T04:30'), fecha_termino: at('2026-09-05T04:45'), regla: 'FREQ=DAILY;COUNT=2' },
      '2026-09-01T00:00',
      '2026-10-01T00:00',
      ['2026-09-05T04:30 2026-09-05T04:45', '2026-09-06T04:30 2026-09-06T04:45'],
    ],
    [
      'a night as long on the clocks as the first one',
      { fecha_inicio: at('2026-09-05T02:00'), fecha_termino: at('2026-09-05T12:00'), regla: 'FREQ=DAILY;COUNT=2' },
      '2026-09-01T00:00',
      '2026-10-01T00:00',
      ['2026-09-05T02:00 2026-09-05T12:00', '2026-09-06T02:00 2026-09-06T11:00'],
    ],
    [
      'first as it was written, also in the hour that clocks show twice',
      { fecha_inicio: at('2026-04-05T02:15'), fecha_termino: at('2026-04-05T03:15'), regla: 'FREQ=DAILY;COUNT=1' },
      '2026-04-01T00:00',
      '2026-05-01T00:00',
      ['2026-04-05T02:15 2026-04-05T03:15'],
    ],
    [
      'whole days from midnight to midnight',
      {
        fecha_inicio: at('2026-09-04T04:00'),
        fecha_termino: at('2026-09-05T04:00'),
        todo_el_dia: true,
        regla: 'FREQ=DAILY;COUNT=3',
      },
      '2026-09-01T00:00',
      '2026-10-01T00:00',
      ['2026-09-04T04:00 2026-09-05T04:00', '2026-09-05T04:00 2026-09-06T04:00', '2026-09-06T04:00 2026-09-07T03:00'],
    ],
    [
      'as long as the day of its end, where the event is',
      { regla: 'FREQ=DAILY;UNTIL=20261121T120000Z' },
      '2026-11-01T00:00',
      '2026-12-01T00:00',
      ['2026-11-20T12:00 2026-11-20T13:00', '2026-11-21T12:00 2026-11-21T13:00'],
    ],
  ])('is %s', (_, changes, from, to, found) => {
    expect(shown(event(changes), from, to)).toEqual(found)
  })

  test('is no more than was asked for', () => {
    expect(shown(event(), '2026-11-01T00:00', '2027-11-01T00:00', 2)).toHaveLength(2)
  })
})

describe('the end of what starts at a moment', () => {
  const half = lengthOf(event({ fecha_termino: at('2026-11-20T12:30') }))

  test.each([
    ['half an hour later', '2026-11-20T12:00', '2026-11-20T12:30'],
    ['half an hour later on the clocks, over the skipped hour', '2026-09-06T03:45', '2026-09-06T04:15'],
    ['after it, in the hour that clocks show twice', '2026-04-05T03:15', '2026-04-05T03:45'],
  ])('is %s', (_, start, end) => {
    expect(endFrom(at(start), half, event())).toEqual(at(end))
  })

  test('of whole days is midnight', () => {
    const days = event({
      fecha_inicio: at('2026-09-04T04:00'),
      fecha_termino: at('2026-09-06T04:00'),
      todo_el_dia: true,
    })
    expect(lengthOf(days).toString()).toBe('P2D')
    expect(endFrom(at('2026-11-20T03:00'), lengthOf(days), days)).toEqual(at('2026-11-22T03:00'))
  })
})

describe('a rule', () => {
  test.each([
    ['each week', 'FREQ=WEEKLY', '2026-11-27T12:00', true],
    ['an hour before', 'FREQ=WEEKLY', '2026-11-27T11:00', false],
    ['a minute later', 'FREQ=WEEKLY', '2026-11-27T12:01', false],
    ['a day later', 'FREQ=WEEKLY', '2026-11-28T12:00', false],
    ['once, then', '', '2026-11-20T12:00', true],
    ['once, at another time', '', '2026-11-27T12:00', false],
  ])('gives a start: %s', (_, regla, start, isGiven) => {
    expect(isStart(event({ regla }), at(start))).toBe(isGiven)
  })

  test.each([
    ['that of the event', '', '2026-11-20T12:00'],
    ['that of the event, which its rule gives', 'FREQ=WEEKLY', '2026-11-20T12:00'],
    ['the next Monday', 'FREQ=WEEKLY;BYDAY=MO', '2026-11-23T12:00'],
    ['in the next leap year', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', '2028-02-29T12:00'],
    ['none', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', null],
  ])('has a first start: %s', (_, regla, first) => {
    expect(firstStart(event({ regla }))).toEqual(first && at(first))
  })

  test.each([
    ['that of the event', '', '2026-11-20T12:00'],
    ['none without an end', 'FREQ=WEEKLY', null],
    ['the third', 'FREQ=WEEKLY;COUNT=3', '2026-12-04T12:00'],
    ['the last one until a day', 'FREQ=WEEKLY;UNTIL=20261210', '2026-12-04T12:00'],
    ['the one at its end', 'FREQ=WEEKLY;UNTIL=20261204T120000Z', '2026-12-04T12:00'],
    ['the one before its end', 'FREQ=WEEKLY;UNTIL=20261204T115959Z', '2026-11-27T12:00'],
    ['that of the event, where its end is before', 'FREQ=WEEKLY;UNTIL=20261101T120000Z', '2026-11-20T12:00'],
  ])('has a last start: %s', (_, regla, last) => {
    expect(lastStart(event({ regla }))).toEqual(last && at(last))
  })

  test.each([
    ['the first', '2026-11-20T12:00', 0],
    ['a minute after the first', '2026-11-20T12:01', 1],
    ['the third', '2026-12-04T12:00', 2],
  ])('has so many starts before %s', (_, moment, count) => {
    expect(startsBefore(event(), at(moment))).toBe(count)
  })
})
