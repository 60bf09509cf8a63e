import type { MoneyUnit } from '../core/currencies.ts'
import { roundMoney } from '../core/money.ts'

/** A rent with promise of purchase; amounts in one unit. */
export interface PurchasePromise {
  /** The rent of a month. */
  rent: number
  /** Months of the rent, all of which are paid before the option ends. */
  months: number
  /** The agreed purchase price. */
  price: number
  /** Percent of each rent that is credited to the price. */
  creditedShare: number
}

export interface PromiseSums {
  /** All rents together. */
  paid: number
  /** What of them is credited, at most the price. */
  credited: number
  /** What remains to be paid at the end of the option. */
  balance: number
}

/**
 * Returns what a renter has paid and been credited at the end of their option, and what remains of the price
 * (rule properties/promise). Each rent is credited rounded, as it is paid: the sums are exact in the decimals of the
 * unit.
 */
export function promiseSums({ rent, months, price, creditedShare }: PurchasePromise, unit: MoneyUnit): PromiseSums {
  const each = roundMoney((rent * creditedShare) / 100, unit)
  const credited = Math.min(price, roundMoney(each * months, unit))
  return { paid: roundMoney(rent * months, unit), credited, balance: roundMoney(price - credited, unit) }
}
