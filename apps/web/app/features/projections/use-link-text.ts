import type { BrokenLink } from '@portal/contract/projections/order'
import type { UnitRange } from '@portal/contract/projections/ranges'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useTexts } from '#core/language/language.ts'
import { texts } from './texts.ts'

/** Returns what names a broken link in the order of costs, with its two numbers (rule prices/order-of-costs). */
export function useLinkText(ranges: readonly UnitRange[]): (link: BrokenLink) => string {
  const t = useTexts(texts)
  const rangeText = useRangeText()
  return ({ eslabon, rango, valor, minimo }) => {
    const [value, floor] = [preciseText(valor, minimo), preciseText(minimo, valor)]
    if (eslabon === 'costo_master') return t.brokenMaster(value, floor)
    if (eslabon === 'costo_distribuidor') return t.brokenDistributor(value, floor)
    const range = ranges[rango ?? 0]
    return t.brokenPrice(range ? rangeText(range) : '', value, floor)
  }
}

/** Returns a formatter of a range of units. */
export function useRangeText(): (range: UnitRange) => string {
  const t = useTexts(texts)
  const { number } = useFormats()
  return ({ desde, hasta }) => t.range(number(desde), hasta === null ? null : number(hasta))
}

/** Formats an amount next to another one; with all its decimals where both look the same with two. */
export const preciseText = (amount: number, other: number): string =>
  amount !== other && moneyText(amount) === moneyText(other) ? `USD ${amount}` : moneyText(amount)
