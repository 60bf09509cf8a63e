import type { PageLanguage } from '@portal/contract/core/language'
import { clockAt, writtenFullDate, writtenTime } from '#core/formats/written.ts'

/** A day, or hours and minutes, on the clocks of the workshop. */
export function timeIn(moment: string, timeZone: string, language: PageLanguage, what: 'day' | 'time'): string {
  const clock = clockAt(moment, timeZone)
  return what === 'day' ? writtenFullDate(clock, language) : writtenTime(clock, language)
}

/** Whether a moment is on an earlier day than another one, on the clocks of the workshop. */
export function isBeforeDay(moment: string, other: string, timeZone: string): boolean {
  const [a, b] = [clockAt(moment, timeZone), clockAt(other, timeZone)]
  return Date.UTC(a.year, a.month, a.day) < Date.UTC(b.year, b.month, b.day)
}
