import { currencyDecimals, moneyLocale, type QuoteCurrency } from '@portal/contract/core/currencies'
import { quantityText } from '@portal/contract/quotes/quantity-text'
import { type QuoteTax, taxKindOf } from '@portal/contract/quotes/tax'
import type { Rate } from '@portal/contract/rates/constants'
import { useFormats } from '#core/formats/formats.ts'
import { numberText } from '#core/formats/numbers.ts'
import { useLanguage } from '#core/language/language.ts'

/** Formats a price that stands next to its currency, without it; shows fractions of a cent in full. */
export const priceText = (price: number, currency: QuoteCurrency): string =>
  numberText(price, moneyLocale, { minimumFractionDigits: currencyDecimals[currency], maximumFractionDigits: 6 })

interface TaxTexts {
  tax: (percent: string) => string
  untaxed: string
}

/** Returns the formats of a quote's figures: unambiguous next to money, and percentages unrounded. */
export function useFigures() {
  const language = useLanguage()
  const { number, date } = useFormats()
  const percent = (value: number) => number(value / 100, { style: 'percent', maximumFractionDigits: 6 })
  return {
    /** The value of the dollar in a currency, with its day and source. */
    rate: ({ valor, fecha, fuente }: Rate, currency: QuoteCurrency) =>
      `1 USD = ${currency} ${priceText(valor, currency)} (${date(fecha)}, ${fuente})`,
    quantity: (value: number) => quantityText(value, language),
    percent,
    /** How a line of the totals names the tax; null for an export, which has none. */
    taxLabel(tax: QuoteTax, t: TaxTexts): string | null {
      const rate = percent(tax.impuesto_porcentaje)
      const labels = { named: `${tax.impuesto_nombre} ${rate}`, unnamed: t.tax(rate), missing: t.untaxed, export: null }
      return labels[taxKindOf(tax)]
    },
  }
}
