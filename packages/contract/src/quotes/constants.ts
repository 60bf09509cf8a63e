import type { Text } from '../core/text.ts'

/** Limits of a quote's figures. Amounts are in the currency of the quote. */
export const quoteLimits = {
  lines: 200,
  /** Units of one line. */
  quantity: 1_000_000,
  /** Meters of one unit. */
  meters: 10_000,
  years: 10,
  /** Price or cost of one unit, meter, day or flight. */
  unitAmount: 1_000_000_000,
  /** The largest total that the columns hold. */
  total: 999_999_999_999,
  professionals: 100,
  days: 365,
  /** Profit of the service block, percent on cost. */
  profitPercentage: 1000,
  /** Decimals of a unit price, a length and a percentage. */
  decimals: 6,
  /** Allowed difference between the screen's totals and the server's. */
  tolerance: 0.005,
} as const

/** Path of the client's document, followed by the token of their link. */
export const quoteFilePath = '/v1/cotizacion/enlace_pdf'

/** The change of a line between two revisions. */
export const LineChange = { added: 'agregada', removed: 'quitada', changed: 'cambiada' } as const
export type LineChange = (typeof LineChange)[keyof typeof LineChange]

export const lineChangeNames: Readonly<Record<LineChange, Text>> = {
  agregada: { es: 'Se agregó', en: 'Added' },
  quitada: { es: 'Se quitó', en: 'Removed' },
  cambiada: { es: 'Cambió', en: 'Changed' },
}

/** Days before the end at which lists mark a quote as expiring and its client gets the automatic reminder. */
export const endsSoonDays = 3
