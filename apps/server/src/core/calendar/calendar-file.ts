import { contentLines, contentText } from '@portal/contract/core/content-lines'
import { zoneLines } from './zone-lines.ts'

/** A whole day (`YYYYMMDD`), a time on the clocks of a zone (`YYYYMMDDTHHMMSS`), or a moment. */
export type When = { day: string } | { clock: string; zone: string } | Date

interface Participant {
  name: string
  email: string
}

export interface CalendarEntry {
  /** The same for every version of an event. */
  uid: string
  /** Grows with each version. */
  sequence: number
  /** When this version was written: a moment, or as files write one (`YYYYMMDDTHHMMSSZ`). */
  written: Date | string
  begins: When
  /** The first moment, or day, after it. */
  ends: When
  title: string
  text?: string
  place?: string
  organizer?: Participant
  attendees?: readonly Participant[]
  isCancelled?: boolean
  /** How it recurs (RFC 5545, 3.3.10). */
  rule?: string
  /** Occurrences that do not take place. */
  excluded?: readonly When[]
  /** The occurrence that this entry replaces: its start as the rule has it. */
  replaces?: When
}

export interface CalendarContent {
  /** What a mail program does with it; a file that is only read has none. */
  method?: 'REQUEST' | 'PUBLISH' | 'CANCEL'
  /** The name that calendar programs show. */
  name?: string
  entries: readonly CalendarEntry[]
}

const product = '-//Portal//Portal//ES'

/** Returns a calendar file (RFC 5545) that other programs show, or add, move and remove entries by. */
export function calendarFile({ method, name, entries }: CalendarContent): string {
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:${product}`, 'CALSCALE:GREGORIAN']
  if (method) lines.push(`METHOD:${method}`)
  if (name) lines.push(`X-WR-CALNAME:${contentText(name)}`)
  for (const [zone, years] of yearsOfZones(entries)) lines.push(...zoneLines(zone, ...years))
  for (const entry of entries) addEntry(lines, entry, method !== undefined)
  lines.push('END:VCALENDAR')
  return contentLines(lines)
}

function addEntry(lines: string[], entry: CalendarEntry, isInvitation: boolean): void {
  lines.push('BEGIN:VEVENT', `UID:${entry.uid}`, `SEQUENCE:${entry.sequence}`, `DTSTAMP:${stampOf(entry.written)}`)
  if (entry.replaces) lines.push(`RECURRENCE-ID${whenText(entry.replaces)}`)
  lines.push(`DTSTART${whenText(entry.begins)}`, `DTEND${whenText(entry.ends)}`, `SUMMARY:${contentText(entry.title)}`)
  if (entry.rule) lines.push(`RRULE:${entry.rule}`)
  for (const when of new Set(entry.excluded?.map(whenText))) lines.push(`EXDATE${when}`)
  if (entry.text) lines.push(`DESCRIPTION:${contentText(entry.text)}`)
  if (entry.place) lines.push(`LOCATION:${contentText(entry.place)}`)
  if (entry.organizer) lines.push(`ORGANIZER;CN=${quoted(entry.organizer.name)}:mailto:${entry.organizer.email}`)
  for (const { name, email } of entry.attendees ?? [])
    lines.push(`ATTENDEE;CN=${quoted(name)};ROLE=REQ-PARTICIPANT;RSVP=TRUE:mailto:${email}`)
  if (isInvitation || entry.isCancelled) lines.push(`STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`)
  lines.push('END:VEVENT')
}

/** The value of a date property with its parameters. */
function whenText(when: When): string {
  if (when instanceof Date) return `:${stampOf(when)}`
  return 'day' in when ? `;VALUE=DATE:${when.day}` : `;TZID=${when.zone}:${when.clock}`
}

/** Years that a recurrence without end needs the clocks of, after its start or from now on. */
const yearsAhead = 10

function yearsOfZones(entries: readonly CalendarEntry[]): Map<string, [number, number]> {
  const years = new Map<string, [number, number]>()
  const recent = new Date().getUTCFullYear()
  for (const { begins, ends, replaces, rule } of entries)
    for (const when of replaces ? [begins, ends, replaces] : [begins]) {
      if (!('clock' in when)) continue
      const year = Number(when.clock.slice(0, 4))
      const last = rule ? Math.max(year, recent) + yearsAhead : year
      const known = years.get(when.zone)
      if (!known) years.set(when.zone, [year, last])
      else {
        known[0] = Math.min(known[0], year)
        known[1] = Math.max(known[1], last)
      }
    }
  return years
}

const stampOf = (moment: Date | string) =>
  typeof moment === 'string' ? moment : moment.toISOString().replace(/[-:]|\.\d{3}/g, '')
const signs: Readonly<Record<string, string>> = { '^': '^^', '"': "^'", '\n': '^n' }
/** The value of a parameter (RFC 6868). */
const quoted = (text: string) => `"${text.replace(/[\^"\n]/g, (sign) => signs[sign]!).replace(/\p{Cc}/gu, ' ')}"`
