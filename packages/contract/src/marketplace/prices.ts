import type { MoneyUnit } from '../core/currencies.ts'
import { roundMoney } from '../core/money.ts'

/** A share of a price, as a percentage with four decimals and as an amount in its currency. */
export interface Share {
  percentage: number | null
  amount: number | null
}

const round4 = (value: number): number => Math.round(Number((value * 10_000).toPrecision(15))) / 10_000

const amountOf = (base: number, percentage: number, currency: MoneyUnit) =>
  roundMoney((base * percentage) / 100, currency)
const percentageOf = (base: number, amount: number) => (base > 0 ? round4((amount * 100) / base) : 0)

/**
 * Returns both sides of a share of `base`, whichever was typed (rule marketplace/external-sale). When both contradict,
 * the percentage wins, since it survives a change of price. Null when neither was typed.
 */
export function shareOf(
  base: number,
  { percentage, amount }: Share,
  currency: MoneyUnit,
): { percentage: number; amount: number } | null {
  if (percentage === null)
    return amount === null ? null : { percentage: percentageOf(base, amount), amount: roundMoney(amount, currency) }
  const computed = amountOf(base, percentage, currency)
  const fits = amount !== null && percentageOf(base, amount) === percentage
  return { percentage, amount: fits ? roundMoney(amount, currency) : computed }
}

/** As `shareOf` for a commission, where zero means not typed. */
export function commissionOf(base: number, percentage: number, amount: number, currency: MoneyUnit) {
  const typed = { percentage: percentage || null, amount: amount || null }
  return shareOf(base, typed, currency) ?? { percentage: 0, amount: 0 }
}

/** Returns the price for the buyer, including the profit of an external sale (rule marketplace/external-sale). */
export const finalPrice = (price: number, profit: { amount: number } | null, currency: MoneyUnit): number =>
  roundMoney(price + (profit?.amount ?? 0), currency)
