import { calendarLimits } from './constants.ts'

/** Days of the week as RFC 5545 names them, from Monday. */
export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const
export type Weekday = (typeof weekdays)[number]

const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const
export type Frequency = (typeof frequencies)[number]

/** The parts of a recurrence rule that the calendar knows; any other part is refused. */
export interface Rule {
  frequency: Frequency
  interval: number
  /** Days of the week; by month and year with a place, such as `2TU` or `-1FR`. */
  days: string[]
  monthDays: number[]
  months: number[]
  positions: number[]
  count: number | null
  /** `YYYYMMDD`, or `YYYYMMDDTHHMMSSZ`. */
  until: string | null
  weekStart: Weekday | null
}

/** Reads the text of a rule (RFC 5545, 3.3.10) without `RRULE:`; null when it is no rule that the calendar knows. */
export function readRule(text: string): Rule | null {
  const parts = new Map<string, string>()
  for (const part of text.trim().toUpperCase().split(';')) {
    const [name = '', value = '', more] = part.split('=')
    if (!value || more !== undefined || parts.has(name) || !known.has(name)) return null
    parts.set(name, value)
  }
  const frequency = frequencies.find((name) => name === parts.get('FREQ'))
  const interval = wholeNumber(parts.get('INTERVAL') ?? '1', 1, calendarLimits.interval)
  const count = parts.has('COUNT') ? wholeNumber(parts.get('COUNT')!, 1, calendarLimits.count) : null
  const until = parts.get('UNTIL') ?? null
  const days = listIn(parts.get('BYDAY'))
  const monthDays = numbersIn(parts.get('BYMONTHDAY'), 31)
  const months = numbersIn(parts.get('BYMONTH'), 12)
  const positions = numbersIn(parts.get('BYSETPOS'), 366)
  const weekStart = parts.has('WKST') ? weekdays.find((day) => day === parts.get('WKST')) : null
  if (!frequency || interval === undefined || count === undefined || weekStart === undefined) return null
  if (!monthDays || !months || !positions || (parts.has('COUNT') && until !== null)) return null
  if (months.some((month) => month < 1) || (until !== null && !isUntil(until))) return null
  const isPlaced = frequency === 'MONTHLY' || frequency === 'YEARLY'
  if (!days.every((day) => (isPlaced ? placedDay : plainDay).test(day))) return null
  return { frequency, interval, days, monthDays, months, positions, count, until, weekStart }
}

/** Writes a rule so that equal rules have equal texts. */
export function ruleText(rule: Rule): string {
  const parts: [string, string | number | null][] = [
    ['FREQ', rule.frequency],
    ['INTERVAL', rule.interval === 1 ? null : rule.interval],
    ['BYMONTH', rule.months.join()],
    ['BYMONTHDAY', rule.monthDays.join()],
    ['BYDAY', rule.days.join()],
    ['BYSETPOS', rule.positions.join()],
    ['COUNT', rule.count],
    ['UNTIL', rule.until],
    ['WKST', rule.weekStart],
  ]
  return parts
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .join(';')
}

/** Returns a rule whose weekdays are moved by a number of days, as when its event is dragged to another day. */
export function movedRule(rule: Rule, days: number): Rule {
  if (days === 0) return rule
  const moved = rule.days.map((day) => {
    const weekday = day.slice(-2) as Weekday
    const place = (((weekdays.indexOf(weekday) + days) % 7) + 7) % 7
    return day.slice(0, -2) + weekdays[place]
  })
  // without days of the month the rule follows the day of its first occurrence
  return { ...rule, days: moved, monthDays: [] }
}

const known = new Set(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'BYMONTHDAY', 'BYMONTH', 'BYSETPOS', 'WKST'])
const plainDay = /^(MO|TU|WE|TH|FR|SA|SU)$/
const placedDay = /^([+-]?([1-9]|[1-4]\d|5[0-3]))?(MO|TU|WE|TH|FR|SA|SU)$/
const listIn = (text: string | undefined) => (text === undefined ? [] : [...new Set(text.split(','))])

function wholeNumber(text: string, min: number, max: number): number | undefined {
  const value = /^[+-]?\d{1,4}$/.test(text) ? Number(text) : Number.NaN
  return value >= min && value <= max ? value : undefined
}

function numbersIn(text: string | undefined, max: number): number[] | null {
  const values = listIn(text).map((each) => wholeNumber(each, -max, max))
  return values.some((value) => value === undefined || value === 0) ? null : (values as number[])
}

function isUntil(text: string): boolean {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)(T([01]\d|2[0-3])[0-5]\d[0-5]\dZ)?$/.exec(text) ?? []
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return year !== undefined && Number(year) >= 1970 && date.getUTCDate() === Number(day)
}
