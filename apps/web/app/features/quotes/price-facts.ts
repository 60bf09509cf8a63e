import { marginOf } from '@portal/contract/assigned-products/prices'
import type { QuoteCurrency } from '@portal/contract/core/currencies'
import { netPriceOf } from '@portal/contract/quotes/approval'
import type { PriceSource } from '@portal/contract/quotes/prices'
import { useFormats } from '#core/formats/formats.ts'
import { countryName } from '#core/language/countries.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { priceText } from './figures.ts'

interface Facts {
  precio_venta: number
  /** Percent. */
  descuento: number
  currency: QuoteCurrency
  /** Null without a list price. */
  list: { amount: number; source: PriceSource; since: string | null } | null
  countryId: number | null
  /** Distributor cost; null when unknown or not for this reader. */
  floor: number | null
}

/** Returns a text about the price of a line: its list price with its source, the floor, and the margin above it. */
export function usePriceFacts(): (facts: Facts) => string {
  const t = useTexts(priceFactTexts)
  const language = useLanguage()
  const { date, number } = useFormats()
  return ({ list, floor, countryId, currency, ...sold }) => {
    const price = (amount: number) => `${currency} ${priceText(Math.round(amount * 1e4) / 1e4, currency)}`
    const margin = marginOf(netPriceOf(sold), floor)
    const source =
      list?.source === 'proyeccion' && countryId !== null
        ? t.projection(countryName(countryId, language), list.since ? date(list.since) : '')
        : t.sources[list?.source ?? 'sugerido']
    return [
      list && t.list(price(list.amount), source),
      floor !== null && t.floor(price(floor)),
      margin !== null &&
        Number.isFinite(margin) &&
        t.margin(number(margin, { style: 'percent', maximumFractionDigits: 1 })),
    ]
      .filter(Boolean)
      .join(' · ')
  }
}

const es = {
  list: (price: string, source: string) => `Lista ${price}, ${source}`,
  projection: (country: string, day: string) => `proyección de ${country} desde el ${day}`,
  sources: { sucursal: 'de la sucursal', proyeccion: 'de la proyección', sugerido: 'precio sugerido' } as Record<
    PriceSource,
    string
  >,
  floor: (price: string) => `piso ${price}`,
  margin: (percent: string) => `margen ${percent}`,
}

const en: typeof es = {
  list: (price, source) => `List ${price}, ${source}`,
  projection: (country, day) => `projection of ${country} from ${day}`,
  sources: { sucursal: 'of the branch', proyeccion: 'of the projection', sugerido: 'suggested price' },
  floor: (price) => `floor ${price}`,
  margin: (percent) => `margin ${percent}`,
}

const priceFactTexts = { es, en }
