import type { Language } from '#core/language/language-address.ts'
import type { Workshop } from './workshops.ts'

const locales = { es: 'es-CL', en: 'en-US' }

/** Days and hours of a workshop by the clock of its place; in the same letters on server and browser. */
export function whenOf({ inicio, termino, zona_horaria: timeZone }: Workshop, language: Language) {
  const day = new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeZone })
  const clock = new Intl.DateTimeFormat(locales[language], {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: language === 'es' ? 'h23' : 'h12',
    timeZone,
  })
  return { days: range(day, inicio, termino), hours: range(clock, inicio, termino) }
}

/** From and to, once where they are the same. Servers and browsers differ in the spaces they put, so all are plain. */
function range(format: Intl.DateTimeFormat, from: string, to: string): string {
  const ends = [from, to].map((moment) => format.format(new Date(moment)).replace(/\s/gu, ' '))
  return [...new Set(ends)].join(' – ')
}
