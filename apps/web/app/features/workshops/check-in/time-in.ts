import { hourCycles, locales, type PageLanguage } from '@portal/contract/core/language'

/** A day, or hours and minutes, on the clocks of the workshop. */
export function timeIn(moment: string, timeZone: string, language: PageLanguage, what: 'day' | 'time'): string {
  const options: Intl.DateTimeFormatOptions =
    what === 'day' ? { dateStyle: 'full' } : { hour: '2-digit', minute: '2-digit', hourCycle: hourCycles[language] }
  return new Intl.DateTimeFormat(locales[language], { ...options, timeZone }).format(new Date(moment))
}
