import type { Text } from '../core/text.ts'

/** What a property is offered for (`condicion`; spec 1, 3). */
export const PropertyCondition = {
  sale: 1,
  rent: 2,
  rentWithPromise: 3,
} as const
export type PropertyCondition = (typeof PropertyCondition)[keyof typeof PropertyCondition]

export const propertyConditionNames: Readonly<Record<PropertyCondition, Text>> = {
  1: { es: 'Venta', en: 'Sale' },
  2: { es: 'Arriendo', en: 'Rent' },
  3: { es: 'Arriendo con promesa de compra', en: 'Rent with promise of purchase' },
}
