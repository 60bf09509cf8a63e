import type { Text } from '../core/text.ts'

/** What the values of an assigned product are. */
export const PriceMode = {
  price: 'precio',
  discount: 'descuento',
} as const
export type PriceMode = (typeof PriceMode)[keyof typeof PriceMode]

export const priceModeNames: Readonly<Record<PriceMode, Text>> = {
  precio: { es: 'Precio fijo', en: 'Fixed price' },
  descuento: { es: 'Descuento sobre el sugerido', en: 'Discount on the suggested price' },
}

/** A margin on the price below this is thin, and shown so; below nothing it is a loss. Ours. */
export const lowMargin = 0.1
