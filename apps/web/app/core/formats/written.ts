import type { PageLanguage } from '@portal/contract/core/language'

/**
 * Dates and hours of public pages, which the server writes and the browser writes again: browsers disagree about leading
 * zeros, spaces and commas, so nothing of a text comes from `Intl`. Only the clock of a time zone does, as numbers.
 */
export interface Clock {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
}

/** Cached per zone: creating one takes a hundred times as long as using it. */
const zones = new Map<string, Intl.DateTimeFormat>()

/** Returns what the clocks of a zone show at a moment. */
export function clockAt(moment: string | Date, timeZone: string): Clock {
  const known = zones.get(timeZone)
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric' } as const
  const format =
    known ??
    new Intl.DateTimeFormat('en-US', {
      ...numeric,
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
      hourCycle: 'h23',
      timeZone,
    })
  if (!known) zones.set(timeZone, format)
  const parts = format.formatToParts(new Date(moment)).map(({ type, value: digits }) => [type, Number(digits)])
  return Object.fromEntries(parts) as unknown as Clock
}

const names: Readonly<Record<PageLanguage, { months: readonly string[]; weekdays: readonly string[] }>> = {
  es: {
    months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
    weekdays: 'domingo lunes martes miércoles jueves viernes sábado'.split(' '),
  },
  en: {
    months: 'January February March April May June July August September October November December'.split(' '),
    weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  },
  pt: {
    months: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' '),
    weekdays: 'domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado'.split(' '),
  },
}

const two = (value: number) => String(value).padStart(2, '0')
/** A day and its year never part at the end of a line. */
const BOUND = '\u00a0'

const monthName = ({ month }: Clock, language: PageLanguage): string => names[language].months[month - 1] ?? ''
export const weekdayName = ({ year, month, day }: Clock, language: PageLanguage): string =>
  names[language].weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? ''

/** `20-11-2026`, `11/20/2026`, `20/11/2026` */
export function writtenDate({ year, month, day }: Clock, language: PageLanguage): string {
  if (language === 'en') return `${two(month)}/${two(day)}/${year}`
  return [two(day), two(month), year].join(language === 'es' ? '-' : '/')
}

/** `20 de noviembre`, `November 20` */
export const writtenDay = (clock: Clock, language: PageLanguage): string =>
  language === 'en'
    ? `${monthName(clock, language)}${BOUND}${clock.day}`
    : `${clock.day}${BOUND}de ${monthName(clock, language)}`

/** `20 de noviembre de 2026`, `November 20, 2026` */
export const writtenLongDate = (clock: Clock, language: PageLanguage): string =>
  `${writtenDay(clock, language)}${language === 'en' ? ', ' : ` de${BOUND}`}${clock.year}`

/** `viernes, 20 de noviembre de 2026`, `Friday, November 20, 2026` */
export const writtenFullDate = (clock: Clock, language: PageLanguage): string =>
  `${weekdayName(clock, language)}, ${writtenLongDate(clock, language)}`

/** `noviembre de 2026`, `November 2026` */
export const writtenMonth = (clock: Clock, language: PageLanguage): string =>
  `${monthName(clock, language)}${language === 'en' ? BOUND : ` de${BOUND}`}${clock.year}`

/** `20 nov`, `Nov 20` */
export function writtenShortDay(clock: Clock, language: PageLanguage): string {
  const month = monthName(clock, language).slice(0, 3)
  return language === 'en' ? `${month}${BOUND}${clock.day}` : `${clock.day}${BOUND}${month}`
}

/** `09:05`, `9:05 AM`; with seconds for a clock that runs. */
export function writtenTime({ hour, minute, second }: Clock, language: PageLanguage, hasSeconds = false): string {
  const rest = `:${two(minute)}${hasSeconds ? `:${two(second)}` : ''}`
  if (language !== 'en') return `${two(hour)}${rest}`
  return `${hour % 12 || 12}${rest}${BOUND}${hour < 12 ? 'AM' : 'PM'}`
}
