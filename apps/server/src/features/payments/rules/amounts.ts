import { type Currency, currencyDecimals } from '@portal/contract/core/currencies'

const written = /^(\d{1,12})(?:\.(\d{1,2}))?$/

/**
 * Returns an amount in the smallest unit of its currency: cents, or whole pesos. Null for an invalid amount: fractions
 * of a peso, a third decimal, zero, negative, more than twelve digits.
 */
export function unitsOf(amount: number | string, currency: Currency): number | null {
  const [, whole, decimals = ''] = written.exec(String(amount)) ?? []
  if (whole === undefined) return null
  const places = currencyDecimals[currency]
  if (/[1-9]/.test(decimals.slice(places))) return null
  const units = Number(whole + decimals.slice(0, places).padEnd(places, '0'))
  return units > 0 && Number.isSafeInteger(units) ? units : null
}

/** Returns the amount of a number of units, as stored and sent. */
export const amountOf = (units: number, currency: Currency): number => units / 10 ** currencyDecimals[currency]

/** Whether two amounts are equal to the last unit. An invalid amount equals nothing. */
export function isSameAmount(one: number, other: number, currency: Currency): boolean {
  const units = unitsOf(one, currency)
  return units !== null && units === unitsOf(other, currency)
}

interface Charged {
  amount: number
  currency: Currency
  /** Set on the item. */
  isExempt: boolean
  /** The sales tax of Chile, percent. */
  tax: number
}

/**
 * Returns the amount without tax: all of it in dollars and for exempt items, otherwise the total over 1 and the
 * tax (1.19), rounded half up (rule payments/net).
 */
export function netOf({ amount, currency, isExempt, tax }: Charged): number {
  if (currency === 'USD' || isExempt) return amount
  const units = (unitsOf(amount, currency) ?? 0) * 10_000
  const divisor = Math.round((100 + tax) * 100)
  return amountOf(Math.floor((2 * units + divisor) / (2 * divisor)), currency)
}
