import { Currency, type QuoteCurrency } from '../core/currencies.ts'

/** Keys of commercial terms that hold for a sale abroad only: place of delivery, and the international transfer. */
const exportTerms: readonly string[] = ['condicion_entrega', 'pago']

interface Sold {
  moneda: QuoteCurrency
  /** Of earlier releases only taxed sales are known to be inside one country. */
  impuesto_porcentaje: number
  venta_interna: boolean
}

/** Returns the commercial terms that a quote names: a sale in pesos or inside one country has none of an export. */
export function termsOf<T extends { clave: string }>(terms: readonly T[], quote: Sold): T[] {
  const isExport = quote.moneda !== Currency.chileanPeso && quote.impuesto_porcentaje === 0 && !quote.venta_interna
  return terms.filter(({ clave }) => isExport || !exportTerms.includes(clave))
}
