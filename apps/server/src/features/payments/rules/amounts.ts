import { type Currency, currencyDecimals } from '@portal/contract/core/currencies'
import { chileanTax } from '@portal/contract/payments/constants'

const written = /^(\d{1,12})(?:\.(\d{1,2}))?$/

/**
 * An amount in the smallest unit of its currency, exactly: cents of a dollar, whole pesos. Null for what is no amount in
 * that currency: fractions of a peso, a third decimal, nothing, negative, beyond twelve digits.
 */
export function unitsOf(amount: number | string, currency: Currency): number | null {
  const [, whole, decimals = ''] = written.exec(String(amount)) ?? []
  if (whole === undefined) return null
  const places = currencyDecimals[currency]
  if (/[1-9]/.test(decimals.slice(places))) return null
  const units = Number(whole + decimals.slice(0, places).padEnd(places, '0'))
  return units > 0 && Number.isSafeInteger(units) ? units : null
}

/** The amount of so many units, as it is in the database and on the wire. */
export const amountOf = (units: number, currency: Currency): number => units / 10 ** currencyDecimals[currency]

/** Whether two amounts are the same, to the last unit. What is no amount equals nothing. */
export function isSameAmount(one: number, other: number, currency: Currency): boolean {
  const units = unitsOf(one, currency)
  return units !== null && units === unitsOf(other, currency)
}

interface Charged {
  amount: number
  currency: Currency
  /** Marked so on the item. */
  isExempt: boolean
}

/**
 * What is left without tax: all of it in dollars and for exempt items, otherwise the total over 1.19, rounded half up
 * (rule C4).
 */
export function netOf({ amount, currency, isExempt }: Charged): number {
  if (currency === 'USD' || isExempt) return amount
  const units = (unitsOf(amount, currency) ?? 0) * 100
  const divisor = Math.round(100 + chileanTax * 100)
  return amountOf(Math.floor((2 * units + divisor) / (2 * divisor)), currency)
}
