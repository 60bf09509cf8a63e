import type { Currency } from '../core/currencies.ts'
import { countKind, moneyKind, type NumberKind } from '../core/numbers.ts'
import { quoteLimits } from './constants.ts'
import type { QuoteService } from './draft.ts'

const finest = quoteLimits.decimals

/** Amounts of one unit, meter, day or flight. In dollars parts of a cent are taken, and yet `1.200` is 1200; pesos have none. */
const amountKind = (currency: Currency | null): NumberKind => {
  const kind = currency ? moneyKind(currency) : { decimals: 2 }
  return kind.decimals > 0 ? { ...kind, finest } : kind
}
const metersKind: NumberKind = { decimals: 2, finest }
/** A share of a hundred is never in the thousands: of `1.125` the mark begins decimals. */
const percentageKind: NumberKind = { decimals: finest, isPercent: true }

/** What each figure of a line takes; the currency is that of the quote, null where another field says it. */
export const lineKinds = (currency: Currency | null) =>
  ({
    cantidad: countKind,
    longitud_cable: metersKind,
    cable_extra: metersKind,
    anios_licencia: countKind,
    precio_venta: amountKind(currency),
    descuento: percentageKind,
  }) satisfies Record<string, NumberKind>

/** What each figure of the service block takes. */
export const serviceKinds = (currency: Currency | null): Readonly<Record<keyof QuoteService, NumberKind>> => ({
  profesionales: countKind,
  dias: countKind,
  costo_rh: amountKind(currency),
  vuelo: amountKind(currency),
  alojamiento: amountKind(currency),
  movilidad: amountKind(currency),
  alimentacion: amountKind(currency),
  utilidad: percentageKind,
})

/** What a quote comes to, as a screen computed it. */
export const totalKind = amountKind(null)
