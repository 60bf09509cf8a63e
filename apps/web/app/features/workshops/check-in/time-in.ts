import { type Language, locales } from '@portal/contract/core/language'

/** A day, or hours and minutes, on the clocks of the workshop. */
export function timeIn(moment: string, timeZone: string, language: Language, what: 'day' | 'time'): string {
  const options = what === 'day' ? ({ dateStyle: 'full' } as const) : ({ hour: '2-digit', minute: '2-digit' } as const)
  return new Intl.DateTimeFormat(locales[language], { ...options, timeZone }).format(new Date(moment))
}
