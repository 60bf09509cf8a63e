import { meetingMinutes } from '@portal/contract/contacts/constants'

export interface CalendarEntry {
  /** The same for every version of a meeting. */
  uid: string
  /** Grows with each version. */
  sequence: number
  begins: Date
  /** When this version was written. */
  written: Date
  title: string
  organizer: { name: string; email: string }
  attendee: { name: string; email: string }
  isCancelled: boolean
}

/** Returns a calendar file (RFC 5545) that a mail program adds, moves or removes by its `uid`. */
export function calendarOf({ uid, sequence, begins, written, title, ...entry }: CalendarEntry): string {
  const { organizer, attendee, isCancelled } = entry
  const ends = new Date(begins.getTime() + meetingMinutes * 60_000)
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portal//Contacts//ES',
    `METHOD:${isCancelled ? 'CANCEL' : 'REQUEST'}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stampOf(written)}`,
    `DTSTART:${stampOf(begins)}`,
    `DTEND:${stampOf(ends)}`,
    `SUMMARY:${escaped(title)}`,
    `ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.email}`,
    `ATTENDEE;CN=${quoted(attendee.name)};ROLE=REQ-PARTICIPANT;RSVP=TRUE:mailto:${attendee.email}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}

const stampOf = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d{3}/g, '')
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\s+/gu, ' ')
const quoted = (text: string) => `"${text.replace(/["\p{Cc}]/gu, ' ')}"`

/** A line has at most 75 octets; the rest follows after a space. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const character of line) {
    if (Buffer.byteLength(part + character) > (parts.length ? 74 : 75)) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part].join('\r\n ')
}
