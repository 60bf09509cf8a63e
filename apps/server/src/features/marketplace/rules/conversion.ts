import { Currency } from '@portal/contract/core/currencies'
import { roundMoney } from '@portal/contract/core/money'
import { z } from 'zod'

/** The rate of a day, and the amounts as they stood before (decision 24). */
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
  /** What was converted, as it is stored; null when nothing was. */
  tipo_cambio: unknown
}

/** Columns of a request that a conversion writes. */
export interface ConversionChange extends Amounts {
  moneda: Currency
  tipo_cambio: string | null
}

/** Amounts in dollars as Chilean pesos at a stored rate, which is kept next to them with what they were. */
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

/** Takes a conversion back when its reservation comes to nothing: the next one is made at the rate of its day. */
export function unconverted({ tipo_cambio }: Converted): ConversionChange | Record<never, never> {
  if (tipo_cambio === null) return {}
  const { moneda, monto_reserva, monto_venta } = ConversionSchema.parse(tipo_cambio)
  return { moneda, monto_reserva, monto_venta, tipo_cambio: null }
}

/** The price that was agreed on, in the currency of the item; null when none was. */
export function agreedPrice({ tipo_cambio, monto_venta }: Converted & Pick<Amounts, 'monto_venta'>): number | null {
  return tipo_cambio === null ? monto_venta : ConversionSchema.parse(tipo_cambio).monto_venta
}
