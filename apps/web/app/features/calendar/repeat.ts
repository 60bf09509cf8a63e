import { type Frequency, type Rule, readRule, ruleText, type Weekday } from '@portal/contract/calendar/rules'
import { countKind, readNumber } from '@portal/contract/core/numbers'
import { dayHere } from '#core/formats/zones.ts'

/** What the form shows of a rule; null for one that it cannot show. */
export interface Repeat {
  frequency: Frequency | ''
  interval: string
  days: readonly Weekday[]
  end: 'never' | 'until' | 'count'
  until: string
  count: string
}

export const noRepeat: Repeat = { frequency: '', interval: '1', days: [], end: 'never', until: '', count: '10' }

const plain = /^(MO|TU|WE|TH|FR|SA|SU)$/

/** Reads a rule for the form. */
export function repeatOf(text: string): Repeat | null {
  if (text === '') return noRepeat
  const rule = readRule(text)
  if (!rule || rule.months.length || rule.monthDays.length || rule.positions.length) return null
  if (!rule.days.every((day) => rule.frequency === 'WEEKLY' && plain.test(day))) return null
  return {
    frequency: rule.frequency,
    interval: String(rule.interval),
    days: rule.days as Weekday[],
    end: rule.count !== null ? 'count' : rule.until !== null ? 'until' : 'never',
    until: rule.until === null ? '' : untilDay(rule.until),
    count: rule.count === null ? '10' : String(rule.count),
  }
}

/** Writes what the form shows as a rule; the server refuses what is none. */
export function ruleOf({ frequency, interval, days, end, until, count }: Repeat): string {
  if (frequency === '') return ''
  const rule: Rule = {
    frequency,
    interval: wholeNumber(interval),
    days: frequency === 'WEEKLY' ? [...days] : [],
    monthDays: [],
    months: [],
    positions: [],
    count: end === 'count' ? wholeNumber(count) : null,
    until: end === 'until' ? until.replaceAll('-', '') || 'X' : null,
    weekStart: null,
  }
  return ruleText(rule)
}

/** The last day of a rule on the reader's clocks. */
function untilDay(until: string): string {
  const [, year, month, day, time] = /^(\d{4})(\d\d)(\d\d)(?:T(\d{6})Z)?$/.exec(until) ?? []
  if (!time) return `${year}-${month}-${day}`
  const [hours, minutes, seconds] = [time.slice(0, 2), time.slice(2, 4), time.slice(4)]
  return dayHere(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}Z`)
}

function wholeNumber(text: string): number {
  const read = readNumber(text, countKind)
  return read.ok ? read.value : 0
}
