import { type Currency, currencyDecimals } from './currencies.ts'

/** Rounds an amount half up to the decimals of its currency (rule C2). */
export function roundMoney(amount: number, currency: Currency): number {
  const unit = 10 ** currencyDecimals[currency]
  return Math.round(Number((amount * unit).toPrecision(15))) / unit
}

/** Whether an amount has no more decimals than its currency (decision 25). */
export const isWholeMoney = (amount: number, currency: Currency): boolean => roundMoney(amount, currency) === amount
