import { z } from 'zod'
import { moneyUnits } from '../core/currencies.ts'

/** A picture as served: addresses by width, smallest first. */
export const PictureSchema = z.object({
  id: z.string(),
  ancho: z.number(),
  alto: z.number(),
  urls: z.record(z.string(), z.string()),
})

/** The value of a unit of which an amount was converted to pesos, and the amount before (decision 24; A3.2). */
export const ConversionSchema = z.object({
  moneda: z.enum(moneyUnits),
  monto: z.number(),
  /** Pesos for one unit. */
  valor: z.number(),
  fecha: z.string(),
  fuente: z.string(),
})
