import { type Country, countries } from '@portal/contract/core/countries'
import { receiptDateLocale } from '@portal/contract/core/currencies'
import { hourCycles, locales, type PageLanguage, pageLanguages } from '@portal/contract/core/language'

/**
 * All dates and times of mails, documents and lists of the server: days in the reader's language, hours to 24 in Spanish
 * and Portuguese, with AM and PM in English. A check refuses other formats of dates.
 */

const clockOf = (language: PageLanguage) =>
  ({ hour: '2-digit', minute: '2-digit', hourCycle: hourCycles[language] }) as const
const weekdayAndDay = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const

const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats are kept: making one takes many times as long as using it, and an export writes thousands of rows. */
function written(moment: Date, locale: string, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify([locale, options])
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, format)
  return format.format(moment)
}

const format = (moment: Date, language: PageLanguage, timeZone: string, options: Intl.DateTimeFormatOptions): string =>
  written(moment, locales[language], { timeZone, ...options })

/** A day, `YYYY-MM-DD`, in words: `20 de noviembre de 2026`. */
export const dayText = (day: string, language: PageLanguage): string =>
  format(new Date(day), language, 'UTC', { dateStyle: 'long' })

/** A day, `YYYY-MM-DD`, with its month abridged. */
export const mediumDay = (day: string, language: PageLanguage): string =>
  format(new Date(day), language, 'UTC', { dateStyle: 'medium' })

/** A day, `YYYY-MM-DD`, in figures. */
export const shortDay = (day: string, language: PageLanguage): string =>
  format(new Date(day), language, 'UTC', { day: '2-digit', month: '2-digit', year: 'numeric' })

/** The day of a zone that a moment lies in, in words. */
export const dayIn = (moment: Date, zone: string, language: PageLanguage): string =>
  format(moment, language, zone, { dateStyle: 'long' })

/** The same with its weekday. */
export const fullDayIn = (moment: Date, zone: string, language: PageLanguage): string =>
  format(moment, language, zone, weekdayAndDay)

/** What the clocks of a zone show. */
export const hourIn = (moment: Date, zone: string, language: PageLanguage): string =>
  format(moment, language, zone, clockOf(language))

/** Day and time on the clocks of a zone. */
export const dayAndHour = (moment: Date, zone: string, language: PageLanguage): string =>
  format(moment, language, zone, { dateStyle: 'long', timeStyle: 'short', hourCycle: hourCycles[language] })

/** Weekday, day, time and offset on the clocks of a zone, as mails say when something takes place. */
export const momentText = (moment: Date, zone: string, language: PageLanguage): string =>
  format(moment, language, zone, { ...weekdayAndDay, ...clockOf(language), timeZoneName: 'shortOffset' })

/** What the clocks of a zone are called, without the kind of its time: `hora de Perú`, not `hora estándar de Perú`. */
function clocksOf(zone: string, language: PageLanguage): string {
  const format = new Intl.DateTimeFormat(locales[language], { timeZone: zone, timeZoneName: 'longGeneric' })
  const name = format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? zone
  return name.replace(/ (?:estándar|Standard|Padrão)(?= )/, '')
}

const cityOf = (zone: string): string => zone.split('/').at(-1)!.replaceAll('_', ' ')
const countryOf = (zone: string) => countries.find((one) => one.zone === zone)
const countryName = ({ iso, en }: Country, language: PageLanguage): string =>
  new Intl.DisplayNames(locales[language], { type: 'region' }).of(iso) ?? en

/** Where a zone is: its country where the clocks are called by that, otherwise its city: `Chile`, `Madrid`. */
export function placeName(zone: string, language: PageLanguage): string {
  const country = countryOf(zone)
  if (country && clocksOf(zone, 'en').includes(country.en)) return countryName(country, language)
  return zone.startsWith('Etc/') ? clocksOf(zone, language) : cityOf(zone)
}

/** Whose hour it is, inside a sentence: `hora de Chile`, `Chile time`. Clocks that many places have get their place. */
export function hourName(zone: string, language: PageLanguage): string {
  const name = clocksOf(zone, language)
    .replace(/^Hor/, 'hor')
    .replace(/ Time$/, ' time')
  if (/\p{Lu}/u.test(clocksOf(zone, 'es'))) return name
  const country = countryOf(zone)
  return `${name}, ${country ? countryName(country, language) : cityOf(zone)}`
}

/** A zone with its words in every language of pages: browsers disagree about them, so pages are given them. */
export function wordsOfZone(name: string) {
  const inEach = (say: typeof hourName) =>
    Object.fromEntries(pageLanguages.map((language) => [language, say(name, language)])) as Record<PageLanguage, string>
  return { name, hour: inEach(hourName), place: inEach(placeName) }
}

/** Weekday, day and month, with the time unless it is null: as a row of a list. */
export const soonText = (moment: Date, zone: string, language: PageLanguage, { hasHour }: { hasHour: boolean }) =>
  format(moment, language, zone, {
    ...{ weekday: 'long', day: 'numeric', month: 'short' },
    ...(hasHour && { ...clockOf(language), hour: 'numeric' }),
  })

/** `2026-11-20 14:05`, for cells of a workbook. */
export const sortableMoment = (moment: Date, zone: string): string =>
  written(moment, 'sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: zone })

/** Day and time of a receipt, the same in every language. */
export const receiptDay = (moment: Date, zone: string): string =>
  written(moment, receiptDateLocale, { dateStyle: 'short', timeZone: zone })
export const receiptTime = (moment: Date, zone: string): string =>
  written(moment, receiptDateLocale, { timeStyle: 'short', timeZone: zone, hourCycle: 'h23' })
