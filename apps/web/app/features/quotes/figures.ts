import { quantityText } from '@portal/contract/quotes/quantity-text'
import { useFormats } from '#core/formats.ts'
import { useLanguage } from '#core/language.ts'

/** Figures as a quote says them: beside money no mark may be misread, and no percentage is rounded. */
export function useFigures() {
  const language = useLanguage()
  const { number } = useFormats()
  return {
    quantity: (value: number) => quantityText(value, language),
    percent: (value: number) => number(value / 100, { style: 'percent', maximumFractionDigits: 6 }),
  }
}
