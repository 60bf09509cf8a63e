import { Currency } from '@portal/contract/core/currencies'
import { roundMoney } from '@portal/contract/core/money'
import { z } from 'zod'

/** The day's rate, and the amounts before conversion (decision 24). */
const ConversionSchema = z.object({
  valor: z.number(),
  fecha: z.string(),
  fuente: z.string(),
  moneda: z.enum(Currency),
  monto_reserva: z.number(),
  monto_venta: z.number().nullable(),
})

export interface Rate {
  valor: number
  fecha: string
  fuente: string
}

interface Amounts {
  monto_reserva: number
  monto_venta: number | null
}

interface Converted {
  /** The conversion as stored; null when nothing was converted. */
  tipo_cambio: unknown
}

/** Columns of a request that a conversion writes. */
export interface ConversionChange extends Amounts {
  moneda: Currency
  tipo_cambio: string | null
}

/** Converts amounts in dollars to Chilean pesos at a stored rate, and returns the rate with the earlier amounts. */
export function convertedToPesos(amounts: Amounts, { valor, fecha, fuente }: Rate): ConversionChange {
  const pesos = (amount: number) => roundMoney(amount * valor, Currency.chileanPeso)
  const rate = { valor, fecha, fuente, moneda: Currency.dollar, ...amounts }
  return {
    moneda: Currency.chileanPeso,
    monto_reserva: pesos(amounts.monto_reserva),
    monto_venta: amounts.monto_venta === null ? null : pesos(amounts.monto_venta),
    tipo_cambio: JSON.stringify(rate),
  }
}

/** Reverts a conversion when its reservation ends unpaid: the next one uses the rate of its day. */
export function unconverted({ tipo_cambio }: Converted): ConversionChange | Record<never, never> {
  if (tipo_cambio === null) return {}
  const { moneda, monto_reserva, monto_venta } = ConversionSchema.parse(tipo_cambio)
  return { moneda, monto_reserva, monto_venta, tipo_cambio: null }
}

/** Returns the agreed price, in the currency of the item; null without one. */
export function agreedPrice({ tipo_cambio, monto_venta }: Converted & Pick<Amounts, 'monto_venta'>): number | null {
  return tipo_cambio === null ? monto_venta : ConversionSchema.parse(tipo_cambio).monto_venta
}
