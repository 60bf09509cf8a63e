import type { Currency } from '../core/currencies.ts'
import { ProductCategory } from '../products/constants.ts'

/** One product of a quote, as far as its amount depends on it. */
export interface QuoteLine {
  categoria_id: number
  cantidad: number
  precio_venta: number
  /** Meters of extra cable on each unit. */
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
  /** Per professional and day, as the two that follow. */
  alojamiento: number
  movilidad: number
  alimentacion: number
  /** Percent on cost. */
  utilidad: number
}

/** What the totals of a quote depend on. */
export interface QuoteDraft {
  moneda: Currency
  impuesto_porcentaje: number
  lineas: readonly QuoteLine[]
  servicio: QuoteService | null
}

/** Whether it is sold with cable: adapters are, and whatever has a price for a meter of it. For others cable says nothing. */
export const hasCable = (product: { categoria_id: number; costo_cable_metro: number }): boolean =>
  product.categoria_id === ProductCategory.adapters || product.costo_cable_metro > 0

/** Whether a line is counted by years: licenses of software and of fragmentation analysis are. */
export const countsYears = (categoryId: number): boolean =>
  categoryId === ProductCategory.software || categoryId === ProductCategory.fragmentation
