import { type Currency, currencyDecimals, moneyLocale } from '@portal/contract/core/currencies'
import { quantityText } from '@portal/contract/quotes/quantity-text'
import { useFormats } from '#core/formats/formats.ts'
import { numberText } from '#core/formats/numbers.ts'
import { useLanguage } from '#core/language/language.ts'

/** A price next to its currency or under it, without it; parts of a cent are shown whole. */
export const priceText = (price: number, currency: Currency): string =>
  numberText(price, moneyLocale, { minimumFractionDigits: currencyDecimals[currency], maximumFractionDigits: 6 })

/** Figures as a quote says them: next to money no mark may be misread, and no percentage is rounded. */
export function useFigures() {
  const language = useLanguage()
  const { number } = useFormats()
  return {
    quantity: (value: number) => quantityText(value, language),
    percent: (value: number) => number(value / 100, { style: 'percent', maximumFractionDigits: 6 }),
  }
}
