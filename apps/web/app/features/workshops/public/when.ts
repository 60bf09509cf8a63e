import type { Language } from '#core/language-address.ts'
import type { Workshop } from './workshops.ts'

const locales = { es: 'es-CL', en: 'en-US' }

/** Days and hours of a workshop by the clock of its place. */
export function whenOf({ inicio, termino, zona_horaria: timeZone }: Workshop, language: Language) {
  const day = new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeZone })
  const clock = new Intl.DateTimeFormat(locales[language], { hour: '2-digit', minute: '2-digit', timeZone })
  const [from, to] = [new Date(inicio), new Date(termino)]
  return { days: day.formatRange(from, to), hours: clock.formatRange(from, to) }
}
