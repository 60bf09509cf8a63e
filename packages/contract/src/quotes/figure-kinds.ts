import type { QuoteCurrency } from '../core/currencies.ts'
import { countKind, moneyKind, type NumberKind } from '../core/numbers.ts'
import { quoteLimits } from './constants.ts'
import type { QuoteService } from './draft.ts'

const finest = quoteLimits.decimals

/**
 * Amounts per unit, meter, day or flight. Dollars accept fractions of a cent, and yet `1.200` is 1200; pesos have none.
 */
const amountKind = (currency: QuoteCurrency | null): NumberKind => {
  const kind = currency ? moneyKind(currency) : { decimals: 2 }
  return kind.decimals > 0 ? { ...kind, finest } : kind
}
const metersKind: NumberKind = { decimals: 2, finest }
/** Percentages are never in the thousands: in `1.125` the mark starts decimals. */
const percentageKind: NumberKind = { decimals: finest, isPercent: true }

/** Formats of a line's figures in the quote's currency; null where another field names the currency. */
export const lineKinds = (currency: QuoteCurrency | null) =>
  ({
    cantidad: countKind,
    longitud_cable: metersKind,
    cable_extra: metersKind,
    anios_licencia: countKind,
    precio_venta: amountKind(currency),
    descuento: percentageKind,
  }) satisfies Record<string, NumberKind>

/** Formats of the service block's figures. */
export const serviceKinds = (currency: QuoteCurrency | null): Readonly<Record<keyof QuoteService, NumberKind>> => ({
  profesionales: countKind,
  dias: countKind,
  costo_rh: amountKind(currency),
  vuelo: amountKind(currency),
  alojamiento: amountKind(currency),
  movilidad: amountKind(currency),
  alimentacion: amountKind(currency),
  utilidad: percentageKind,
})

/** A total computed by the screen. */
export const totalKind = amountKind(null)
