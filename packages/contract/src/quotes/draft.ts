import type { QuoteCurrency } from '../core/currencies.ts'
import { ProductCategory } from '../products/constants.ts'

/** The data of a quote line that decide on its amount. */
export interface QuoteLine {
  categoria_id: number
  cantidad: number
  precio_venta: number
  /** Meters of extra cable per unit. */
  cable_extra: number
  costo_cable_metro: number
  anios_licencia: number
  /** Percent. */
  descuento: number
}

/** The service block: people who travel to the client. */
export interface QuoteService {
  profesionales: number
  dias: number
  /** Per professional and day. */
  costo_rh: number
  /** Per professional. */
  vuelo: number
  /** Per professional and day, like the next two. */
  alojamiento: number
  movilidad: number
  alimentacion: number
  /** Percent on cost. */
  utilidad: number
}

/** The data that decide on a quote's totals. */
export interface QuoteDraft {
  moneda: QuoteCurrency
  impuesto_porcentaje: number
  lineas: readonly QuoteLine[]
  servicio: QuoteService | null
}

/** Whether a product is sold with cable: adapters, and products with a price per meter. Others ignore cable. */
export const hasCable = (product: { categoria_id: number; costo_cable_metro: number }): boolean =>
  product.categoria_id === ProductCategory.adapters || product.costo_cable_metro > 0

/** Whether a line is counted in years: licenses of software and of fragmentation analysis. */
export const countsYears = (categoryId: number): boolean =>
  categoryId === ProductCategory.software || categoryId === ProductCategory.fragmentation
