import { hourCycles, locales, type PageLanguage } from '@portal/contract/core/language'
import type { Workshop } from './workshops.ts'

/** Formats days and hours of a workshop in the time zone of its place, identically on server and browser. */
export function whenOf(
  { inicio, termino, zona_horaria: timeZone }: Pick<Workshop, 'inicio' | 'termino' | 'zona_horaria'>,
  language: PageLanguage,
) {
  const day = new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeZone })
  const clock = new Intl.DateTimeFormat(locales[language], {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: hourCycles[language],
    timeZone,
  })
  return { days: range(day, inicio, termino), hours: range(clock, inicio, termino) }
}

/**
 * Formats a range, or one value when both ends are equal. Replaces special spaces, which differ between servers and
 * browsers.
 */
function range(format: Intl.DateTimeFormat, from: string, to: string): string {
  const ends = [from, to].map((moment) => format.format(new Date(moment)).replace(/\s/gu, ' '))
  return [...new Set(ends)].join(' – ')
}
