import type { PageLanguage } from '@portal/contract/core/language'
import { type Clock, clockAt, writtenFullDate, writtenTime } from '#core/formats/written.ts'
import type { Workshop } from './workshops.ts'

/** Formats days and hours of a workshop in the time zone of its place. */
export function whenOf(
  { inicio, termino, zona_horaria: timeZone }: Pick<Workshop, 'inicio' | 'termino' | 'zona_horaria'>,
  language: PageLanguage,
) {
  const range = (written: (clock: Clock, language: PageLanguage) => string) =>
    [...new Set([inicio, termino].map((moment) => written(clockAt(moment, timeZone), language)))].join(' – ')
  return { days: range(writtenFullDate), hours: range(writtenTime) }
}
