import { createHash } from 'node:crypto'
import { type FormKind, formLimits, meetingRules, referencePrefixes } from '@portal/contract/forms/constants'

/** Returns a reference such as `CT-2026-000123`. */
export const referenceOf = (kind: FormKind, year: number, number: number): string =>
  referenceText(referencePrefixes[kind], year, number)

export const referenceText = (prefix: string, year: number, number: number): string =>
  `${prefix}-${year}-${String(number).padStart(6, '0')}`

/** Returns a key that is equal for the same kind, sender and request, ignoring case and spaces. */
export function markOf(kind: FormKind, email: string, asked: readonly string[]): string {
  const folded = [kind, email, ...asked].map((text) => text.toLowerCase().replace(/\s+/gu, ' ').trim())
  return createHash('sha256').update(JSON.stringify(folded)).digest('base64url')
}

/** Whether a form waits for staff: it fills the hidden field, or its address sends too many. */
export const isSuspicious = ({ sitio_web: trap }: { sitio_web: string }, recent: number): boolean =>
  trap !== '' || recent > formLimits.perHourAndAddress

const dayMs = 86_400_000

interface Calendar {
  today: string
  /** Weekdays on which nobody meets. */
  holidays: readonly string[]
}

/** Returns the selectable days from `today`: working days from the next one on (no weekend processing). */
function meetingDays({ today, holidays }: Calendar): string[] {
  const days: string[] = []
  for (let at = Date.parse(today) + dayMs; days.length < meetingRules.days; at += dayMs) {
    const weekday = new Date(at).getUTCDay()
    const day = new Date(at).toISOString().slice(0, 10)
    if (weekday !== 0 && weekday !== 6 && !holidays.includes(day)) days.push(day)
  }
  return days
}

/** Returns the visitor's calendar: each working day with its times, free or not. */
export function calendarOf({ taken, ...calendar }: Calendar & { taken: readonly string[] }) {
  const gone = new Set(taken)
  return meetingDays(calendar).map((day) => ({
    dia: day,
    horas: meetingRules.hours.map((hour) => {
      const time = `${String(hour).padStart(2, '0')}:00`
      return { hora: time, es_libre: !gone.has(`${day}T${time}`) }
    }),
  }))
}

/** Returns the holidays of the weeks that a calendar shows. */
export function holidaysAround(holidays: readonly string[], days: readonly { dia: string }[]): string[] {
  const [first, last] = [days.at(0), days.at(-1)]
  if (!first || !last) return []
  const shifted = (day: string, by: number) => new Date(Date.parse(day) + by * dayMs).toISOString().slice(0, 10)
  const [from, to] = [shifted(first.dia, -7), shifted(last.dia, 7)]
  return holidays.filter((day) => day > from && day < to)
}

/** Whether a meeting may start then, taken or not. */
export function isOffered(calendar: Calendar, begin: string): boolean {
  const [day = '', time = ''] = begin.split('T')
  return (
    meetingDays(calendar).includes(day) && meetingRules.hours.some((hour) => `${hour}:00`.padStart(5, '0') === time)
  )
}
