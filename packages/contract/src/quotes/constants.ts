import type { Text } from '../core/text.ts'

/** What the figures of a quote may be. Amounts are in the currency of the quote. */
export const quoteLimits = {
  lines: 200,
  /** Units of one line. */
  quantity: 1_000_000,
  /** Meters of one unit. */
  meters: 10_000,
  years: 10,
  /** A price or cost of one unit, meter, day or flight. */
  unitAmount: 1_000_000_000,
  /** The largest total; what the columns hold. */
  total: 999_999_999_999,
  professionals: 100,
  days: 365,
  /** Profit of the service block, percent on cost. */
  profitPercentage: 1000,
  /** Decimals of a unit price, a length and a percentage. */
  decimals: 6,
  /** What the totals of a screen may differ by from those of the server. */
  tolerance: 0.005,
  /** Days from writing a quote to the last day of its validity, unless a date is given. */
  validityDays: 30,
} as const

/** Sales tax inside Chile; everything else is exported free on board. */
export const chileanTaxPercentage = 19

/** Chile among the countries: its ISO 3166-1 number. */
export const chileId = 152

/** The client's document by the token of his link. */
export const quoteFilePath = '/v1/cotizacion/enlace_pdf'

/** What became of a line between two revisions. */
export const LineChange = { added: 'agregada', removed: 'quitada', changed: 'cambiada' } as const
export type LineChange = (typeof LineChange)[keyof typeof LineChange]

export const lineChangeNames: Readonly<Record<LineChange, Text>> = {
  agregada: { es: 'Se agregó', en: 'Added' },
  quitada: { es: 'Se quitó', en: 'Removed' },
  cambiada: { es: 'Cambió', en: 'Changed' },
}

/** Days before the end of a quote that is about to expire: when lists mark it, and when its client is reminded by itself. */
export const endsSoonDays = 3
