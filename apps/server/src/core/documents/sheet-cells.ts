import type { AmountUnit } from '@portal/contract/core/currencies'
import { sortableMoment } from '../calendar/dates.ts'

/** An amount, shown with its ISO code and the decimals of its currency: `USD 1,234.50`. */
export interface MoneyCell {
  readonly amount: number
  readonly currency: AmountUnit
}
/** A percentage: 12.5 is shown as 12.50 %, and counts as 0.125. */
export interface PercentCell {
  readonly percent: number
}
export type SheetCell = string | number | MoneyCell | PercentCell | null

/** Returns the cell of an amount with its currency; empty without an amount. */
export const moneyCell = (amount: number | null, currency: AmountUnit): MoneyCell | null =>
  amount === null ? null : { amount, currency }

/** Returns the cell of a percentage; empty without one. */
export const percentCell = (percent: number | null): PercentCell | null => (percent === null ? null : { percent })

/** A moment as a `date` cell, on the clocks of a time zone. */
export const momentCell = (moment: Date | null, timeZone: string): string | null =>
  moment === null ? null : sortableMoment(moment, timeZone)
