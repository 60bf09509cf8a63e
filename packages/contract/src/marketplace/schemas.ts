import { z } from 'zod'
import { moneyUnits } from '../core/currencies.ts'

/** A picture as served: addresses by width, smallest first. */
export const PictureSchema = z.object({
  id: z.string(),
  ancho: z.number(),
  alto: z.number(),
  urls: z.record(z.string(), z.string()),
  /** Which view of its item it shows, where its kind names views; absent when not said. */
  vista: z.string().optional(),
})

/**
 * Sent with the refusal of a form that asked to be compared (rule marketplace/duplicates): items of the same owner that
 * seem the same.
 */
export const DuplicatesSchema = z.object({
  duplicados: z.array(
    z.object({
      id: z.number(),
      sku: z.string(),
      titulo: z.string(),
      imagen_url: z.string().nullable(),
      /** They share a picture; otherwise their facts and prices agree. */
      misma_imagen: z.boolean(),
    }),
  ),
})

/**
 * The value of a unit of which an amount was converted to pesos, and the amount before (rules reservations/pesos,
 * properties/price-units).
 */
export const ConversionSchema = z.object({
  moneda: z.enum(moneyUnits),
  monto: z.number(),
  /** Pesos for one unit. */
  valor: z.number(),
  fecha: z.string(),
  fuente: z.string(),
})
