import type { Text } from '../core/text.ts'

/** The meaning of the values of an assigned product. */
export const PriceMode = {
  price: 'precio',
  discount: 'descuento',
} as const
export type PriceMode = (typeof PriceMode)[keyof typeof PriceMode]

export const priceModeNames: Readonly<Record<PriceMode, Text>> = {
  precio: { es: 'Precio fijo', en: 'Fixed price' },
  descuento: { es: 'Descuento sobre el sugerido', en: 'Discount on the suggested price' },
}

/** Margins below this share of the price are marked as low, negative ones as a loss. Our own limit. */
export const lowMargin = 0.1
