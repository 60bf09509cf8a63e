import type { In, Of } from '@portal/contract/core/fields'
import { finalPrice, shareOf } from '@portal/contract/marketplace/prices'
import { PropertyCondition, PropertyCurrency, type PropertyFeature } from '@portal/contract/properties/constants'
import { propertyFields } from '@portal/contract/properties/fields'
import type { PropertyFormSchema, PropertyRowSchema, PropertySchema } from '@portal/contract/properties/schemas'
import type { Loose } from '#core/dashboard/form/use-wire-form.ts'
import { newEntity } from '#core/dashboard/records/entity-fields.tsx'

export type PropertyRow = Of<typeof PropertyRowSchema>
export type Property = Of<typeof PropertySchema>
export type Picture = Property['imagenes'][number]
export type PropertyForm = In<typeof PropertyFormSchema>
/** The fields; features as a list, and the ordered pictures, which are sent as ids. */
export type PropertyValues = Loose<Omit<PropertyForm, 'caracteristicas'>> & {
  caracteristicas: PropertyFeature[]
  imagenes: Picture[]
}

/** The values of a new property; what it costs and measures is not said yet. */
export const newProperty: PropertyValues = {
  ...newEntity(propertyFields),
  condicion: PropertyCondition.sale,
  caracteristicas: [],
  metros_construidos: '',
  metros_terreno: '',
  precio: '',
  revisar_duplicados: true,
  imagenes_actuales: [],
  imagenes: [],
}

const names = Object.keys(newProperty) as (keyof PropertyValues)[]

/** Returns the stored fields, with a waiting edit applied. */
export const valuesOf = (property: Property): PropertyValues & { version: number } => ({
  ...(Object.fromEntries(
    names.filter((name) => name in property).map((name) => [name, property[name as keyof Property]]),
  ) as PropertyValues),
  revisar_duplicados: true,
  imagenes_actuales: [],
  version: property.version,
})

/**
 * Returns the form data: every field as text, features and pictures as JSON. `isCompared`: refused when the owner has
 * the same property already.
 */
export function formDataOf({ imagenes, caracteristicas, ...values }: PropertyValues, isCompared: boolean): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(values)) body.append(name, String(value ?? ''))
  body.set('caracteristicas', JSON.stringify(caracteristicas))
  body.set('revisar_duplicados', String(isCompared))
  body.set('imagenes_actuales', JSON.stringify(imagenes.map(({ id }) => id)))
  return body
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** A percentage and an amount of the same price; typing one computes the other (rule marketplace/external-sale). */
export interface Pair {
  share: 'utilidad_porcentaje' | 'comision_porcentaje'
  amount: 'utilidad_monto' | 'comision_monto'
}
export const profit: Pair = { share: 'utilidad_porcentaje', amount: 'utilidad_monto' }
export const commission: Pair = { share: 'comision_porcentaje', amount: 'comision_monto' }

/** Returns the client's price by the typed values. */
export function finalPriceOf(values: PropertyValues): number {
  const price = numberOf(values.precio) ?? 0
  const typed = { percentage: numberOf(values.utilidad_porcentaje), amount: numberOf(values.utilidad_monto) }
  return finalPrice(price, values.es_venta_externa ? shareOf(price, typed, unitOf(values)) : null, unitOf(values))
}

const unitOf = ({ moneda }: Pick<PropertyValues, 'moneda'>): PropertyCurrency => moneda || PropertyCurrency.dollar
const baseOf = (values: PropertyValues, pair: Pair) =>
  pair === profit ? (numberOf(values.precio) ?? 0) : finalPriceOf(values)

/** Returns the form after a percentage was typed, with the computed amount. */
export function afterShare(values: PropertyValues, pair: Pair, typed: number | string): Partial<PropertyValues> {
  const share = shareOf(baseOf(values, pair), { percentage: numberOf(typed), amount: null }, unitOf(values))
  return { [pair.share]: typed, [pair.amount]: share?.amount ?? '' }
}

/** Returns the form after an amount was typed, with the computed percentage. */
export function afterAmount(values: PropertyValues, pair: Pair, typed: number | string): Partial<PropertyValues> {
  const share = shareOf(baseOf(values, pair), { percentage: null, amount: numberOf(typed) }, unitOf(values))
  return { [pair.amount]: typed, [pair.share]: share?.percentage ?? '' }
}

/** Returns the form after a change of price or unit: percentages stay, amounts are computed. */
export function afterPrice(before: PropertyValues, change: Partial<PropertyValues>): Partial<PropertyValues> {
  let values = { ...before, ...change }
  for (const pair of [profit, commission]) {
    const share = numberOf(values[pair.share])
    if (share !== null) values = { ...values, ...afterShare(values, pair, share) }
  }
  return { ...change, utilidad_monto: values.utilidad_monto, comision_monto: values.comision_monto }
}
