import { namesOf } from '@portal/contract/core/entities'
import type { Of } from '@portal/contract/core/fields'
import { commissionOf, finalPrice, shareOf } from '@portal/contract/marketplace/prices'
import { PropertyCategory, PropertyCondition } from '@portal/contract/properties/constants'
import {
  buildingFields,
  feeFields,
  measureFields,
  placeFields,
  priceFields,
  profitFields,
  promiseFields,
} from '@portal/contract/properties/fields'
import type { PropertyFormSchema, PropertyUpdateSchema } from '@portal/contract/properties/schemas'

export type SentForm = Of<typeof PropertyFormSchema>
export type SentUpdate = Of<typeof PropertyUpdateSchema>

/** What is sent of a property without its pictures. */
export type SentFields = Omit<SentForm, 'imagenes_actuales' | 'revisar_duplicados'>

/** The form of a property without its pictures. Features are text, so that two forms can be compared. */
export type PropertyForm = Omit<SentFields, 'caracteristicas'> & {
  caracteristicas: string
}

/** The form as stored: without contradicting values, with computed ones. */
export type PropertyValues = PropertyForm & { precio_final: number }

/** Columns that the form writes, in its order. */
export const formColumns = [
  ...namesOf(buildingFields),
  'caracteristicas',
  ...namesOf(measureFields),
  ...namesOf(priceFields),
  ...namesOf(profitFields),
  ...namesOf(feeFields),
  ...namesOf(promiseFields),
  ...namesOf(placeFields),
] as const

/** Returns a sent form as it is stored and compared. */
export const formFrom = ({ caracteristicas: features, ...form }: SentFields): PropertyForm => ({
  ...form,
  caracteristicas: JSON.stringify(features),
})

/**
 * Land has no rooms and floors; only a promise has its terms; profit and commission get both sides
 * (rule marketplace/external-sale). Idempotent.
 */
export function completed(form: PropertyForm): PropertyValues {
  const { moneda: unit, precio: price } = form
  const typed = { percentage: form.utilidad_porcentaje, amount: form.utilidad_monto }
  const profit = form.es_venta_externa ? shareOf(price, typed, unit) : null
  const final = finalPrice(price, profit, unit)
  const commission = commissionOf(final, form.comision_porcentaje, form.comision_monto, unit)
  const isPromise = form.condicion === PropertyCondition.rentWithPromise
  const hasPlace = form.latitud !== null && form.longitud !== null
  const isLand = form.categoria_id === PropertyCategory.land
  return {
    ...form,
    ...(isLand && { habitaciones: null, banos: null, piso: null, total_pisos: null }),
    utilidad_porcentaje: profit?.percentage ?? null,
    utilidad_monto: profit?.amount ?? null,
    precio_final: final,
    comision_porcentaje: commission.percentage,
    comision_monto: commission.amount,
    plazo_meses: isPromise ? form.plazo_meses : null,
    precio_compra: isPromise ? form.precio_compra : null,
    abono_porcentaje: isPromise ? form.abono_porcentaje : null,
    opcion_hasta: isPromise ? form.opcion_hasta : null,
    muestra_ubicacion: hasPlace && form.muestra_ubicacion,
  }
}

/** Returns the form fields of a stored property. */
export function formOf(property: PropertyForm): PropertyForm {
  return Object.fromEntries(formColumns.map((column) => [column, property[column]])) as unknown as PropertyForm // built column by column
}
