import { Currency, type MoneyUnit, moneyUnits } from '@portal/contract/core/currencies'
import { roundMoney } from '@portal/contract/core/money'
import { z } from 'zod'

/** The day's rate, and the amounts before conversion (rule reservations/pesos). */
const StoredSchema = z.object({
  valor: z.number(),
  fecha: z.string(),
  fuente: z.string(),
  moneda: z.enum(moneyUnits),
  monto_reserva: z.number(),
  monto_venta: z.number().nullable(),
})

interface Rate {
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
  moneda: MoneyUnit
  tipo_cambio: string | null
}

interface Convertible {
  unit: MoneyUnit
  amounts: Amounts
  rate: Rate
}

/** Converts amounts in dollars or UF to Chilean pesos at a stored rate, and returns the rate with the earlier amounts. */
export function convertedToPesos({ unit, amounts, rate: { valor, fecha, fuente } }: Convertible): ConversionChange {
  const pesos = (amount: number) => roundMoney(amount * valor, Currency.chileanPeso)
  const rate = { valor, fecha, fuente, moneda: unit, ...amounts }
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
  const { moneda, monto_reserva, monto_venta } = StoredSchema.parse(tipo_cambio)
  return { moneda, monto_reserva, monto_venta, tipo_cambio: null }
}

/** Returns the agreed price, in the currency of the item; null without one. */
export function agreedPrice({ tipo_cambio, monto_venta }: Converted & Pick<Amounts, 'monto_venta'>): number | null {
  return tipo_cambio === null ? monto_venta : StoredSchema.parse(tipo_cambio).monto_venta
}

/** A conversion as it is shown: the value used, and the reservation amount before. */
export interface ShownConversion {
  moneda: MoneyUnit
  monto: number
  valor: number
  fecha: string
  fuente: string
}

/** Returns the stored conversion of a request or a payment as it is shown; null when nothing was converted. */
export function conversionOf({ tipo_cambio }: Converted): ShownConversion | null {
  if (tipo_cambio === null) return null
  const { moneda, monto_reserva, valor, fecha, fuente } = StoredSchema.parse(tipo_cambio)
  return { moneda, monto: monto_reserva, valor, fecha, fuente }
}
