import type { Currency } from '../merchants.ts'

const written = /^(\d{1,17})(?:\.(\d{1,2}))?$/
const longest = 17

/**
 * Reads an amount as clients send it, a number or its text, into hundredths of the currency.
 * Null when it is not positive, too long, or finer than the currency: pesos are whole, dollars have two decimals.
 */
export function hundredthsOf(value: unknown, currency: Currency): number | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null
  const text = String(value)
  const [, whole, decimals = ''] = written.exec(text) ?? []
  if (whole === undefined || text.length > longest) return null
  const hundredths = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  if (hundredths <= 0 || !Number.isSafeInteger(hundredths)) return null
  return currency === 'CLP' && hundredths % 100 !== 0 ? null : hundredths
}

/** The number that is on the wire. */
export const amountOf = (hundredths: number): number => hundredths / 100

/** As a buyer reads it, with the code of the currency. */
export function moneyText(hundredths: number, currency: Currency, language: 'es' | 'en'): string {
  const locale = language === 'es' ? 'es-CL' : 'en-US'
  return new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'code' }).format(
    amountOf(hundredths),
  )
}
