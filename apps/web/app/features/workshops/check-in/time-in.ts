import type { PageLanguage } from '@portal/contract/core/language'
import { clockAt, writtenFullDate, writtenTime } from '#core/formats/written.ts'

/** A day, or hours and minutes, on the clocks of the workshop. */
export function timeIn(moment: string, timeZone: string, language: PageLanguage, what: 'day' | 'time'): string {
  const clock = clockAt(moment, timeZone)
  return what === 'day' ? writtenFullDate(clock, language) : writtenTime(clock, language)
}
