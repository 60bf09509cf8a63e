import { moneyLocale } from '@portal/contract/core/currencies'
import type { PageLanguage } from '@portal/contract/core/language'
import { portalZone } from '@portal/contract/core/portal-zone'
import { dayAndHour, dayText, fullDayIn } from '#core/calendar/dates.ts'
import { moneyText } from '#core/documents/formats.ts'
import type { ShownConversion } from './rules/conversion.ts'

/** Formats the last whole day before a time, with its weekday: what ends at midnight ends with the day before. */
export const lastDayText = (end: Date, language: PageLanguage): string =>
  fullDayIn(new Date(end.getTime() - 1), portalZone, language)

/** Formats a time in the time zone of the house. */
export const momentText = (moment: Date, language: PageLanguage): string => dayAndHour(moment, portalZone, language)

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
