import { z } from 'zod'
import { quoteCurrencies } from '../../core/currencies.ts'
import { listFields, optionalId } from '../../core/fields.ts'
import { changeMoments } from './constants.ts'

/** Columns the report can be sorted by. */
export const priceChangeOrders = ['vigencia', 'codigo', 'vigente_desde', 'diferencia'] as const
export const PriceChangeQuerySchema = z.object({
  ...listFields(priceChangeOrders),
  producto_id: optionalId(),
  pais_id: optionalId(),
  momento: z.enum(['', ...changeMoments]).default(''),
})

/** A line of an open quote, and a projection version that would price it differently. */
export const PriceChangeSchema = z.object({
  linea_id: z.number(),
  version_id: z.number(),
  proyeccion_id: z.number(),
  cotizacion_id: z.number(),
  codigo: z.string(),
  cliente_empresa: z.string(),
  usuario_nombre: z.string(),
  vigencia: z.string(),
  producto_nombre: z.string(),
  producto_nombre_en: z.string().nullable(),
  pais_id: z.number(),
  cantidad: z.number(),
  /** Offered unit price after its discount, in the quote's currency. */
  moneda: z.enum(quoteCurrencies),
  precio_neto: z.number(),
  /** In dollars, for the quantity: by the version that priced the line or else as suggested, and by the other version. */
  precio_antes: z.number(),
  precio_despues: z.number(),
  /** In dollars, for the whole line. */
  diferencia: z.number(),
  vigente_desde: z.string(),
  momento: z.enum(changeMoments),
  /** The offered price is below what the distributor would pay then. */
  bajo_piso: z.boolean(),
})
export const PriceChangeListSchema = z.object({
  cambios: z.array(PriceChangeSchema),
  /** Exact up to 10,000; above that 10,000 with `total_exacto: false`. */
  total: z.number(),
  total_exacto: z.boolean(),
})
