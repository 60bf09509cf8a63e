import { moneyLocale } from '@portal/contract/core/currencies'
import type { PageLanguage } from '@portal/contract/core/language'
import { dayAndHour, dayText, fullDayIn, hourName } from '#core/calendar/dates.ts'
import { moneyText } from '#core/documents/formats.ts'
import type { ShownConversion } from './rules/conversion.ts'

/** Formats the last whole day before a time, with its weekday: what ends at midnight ends with the day before. */
export const lastDayText = (end: Date, zone: string, language: PageLanguage): string =>
  fullDayIn(new Date(end.getTime() - 1), zone, language)

/**
 * Formats a time on the clocks of a zone, and says whose they are: `20 de noviembre de 2026, 14:05 (hora de Chile)`.
 * `said`: other words for the hour of some zones.
 */
export const momentText = (
  moment: Date,
  zone: string,
  language: PageLanguage,
  said: Readonly<Record<string, string>> = {},
): string => `${dayAndHour(moment, zone, language)} (${said[zone] ?? hourName(zone, language)})`

/** Returns the value by which an amount was converted to pesos, and the amount before: `UF 50.00 × 39,876.54 (2026-11-23, …)`. */
export function conversionText(
  { moneda, monto, valor, fecha, fuente }: ShownConversion,
  language: PageLanguage,
): string {
  const pesos = valor.toLocaleString(moneyLocale, { minimumFractionDigits: 2, maximumFractionDigits: 4 })
  return `${moneyText(monto, moneda)} × ${pesos} (${dayText(fecha, language)}, ${fuente})`
}

/** The title of an item in both languages; the English one is empty where it was not written. */
export interface Titled {
  marca: string
  marca_en: string
}
