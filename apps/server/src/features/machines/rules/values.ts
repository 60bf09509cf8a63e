import { namesOf, pickedOf } from '@portal/contract/core/entities'
import type { Of } from '@portal/contract/core/fields'
import { machineFields } from '@portal/contract/machines/fields'
import type { MachineFormSchema, MachineUpdateSchema } from '@portal/contract/machines/schemas'
import { commissionOf, finalPrice, shareOf } from '@portal/contract/marketplace/prices'

export type { Picture } from '#features/marketplace/pictures/owned.ts'
export type SentForm = Of<typeof MachineFormSchema>
export type SentUpdate = Of<typeof MachineUpdateSchema>

/** The form of an item, without its pictures and how it is saved. */
export type MachineForm = Omit<SentForm, 'imagenes_actuales' | 'vistas' | 'revisar_duplicados'>

/** The form as stored: without contradicting values, with computed ones. */
export type MachineValues = MachineForm & { precio_final: number }

/** Columns that the form writes, in its order. */
export const formColumns = namesOf(machineFields)

/**
 * Rent hides the sale price and the reverse (rule marketplace/sale-or-rent); profit and commissions get both their
 * sides (rule marketplace/external-sale); a reading has a day, and known faults win over "none"
 * (rule marketplace/inspection-sheet). Idempotent.
 */
export function completed(form: MachineForm): MachineValues {
  const { moneda: currency } = form
  const price = form.es_venta ? form.precio : 0
  const isExternal = form.es_venta && form.es_venta_externa
  const typed = { percentage: form.utilidad_porcentaje, amount: form.utilidad_monto }
  const profit = isExternal ? shareOf(price, typed, currency) : null
  const final = finalPrice(price, profit, currency)
  const rent = form.es_arriendo ? form.precio_arriendo : null
  const sale = commissionOf(
    final,
    form.es_venta ? form.comision_venta_porcentaje : 0,
    form.es_venta ? form.comision_venta_monto : 0,
    currency,
  )
  const renting = commissionOf(
    rent ?? 0,
    form.es_arriendo ? form.comision_arriendo_porcentaje : 0,
    form.es_arriendo ? form.comision_arriendo_monto : 0,
    currency,
  )
  return {
    ...form,
    precio: price,
    consultar_precio: form.es_venta && form.consultar_precio,
    precio_arriendo: rent,
    dias_minimos: form.es_arriendo ? form.dias_minimos : null,
    modo_oferta: form.es_oferta ? form.modo_oferta : null,
    es_venta_externa: isExternal,
    utilidad_porcentaje: profit?.percentage ?? null,
    utilidad_monto: profit?.amount ?? null,
    precio_final: final,
    comision_venta_porcentaje: sale.percentage,
    comision_venta_monto: sale.amount,
    comision_arriendo_porcentaje: renting.percentage,
    comision_arriendo_monto: renting.amount,
    horometro_fecha: form.horometro === null ? null : form.horometro_fecha,
    sin_fallas: form.sin_fallas && form.fallas === '',
  }
}

/** Returns the form fields of a stored item. */
export const formOf = (item: MachineForm): MachineForm => pickedOf(machineFields, item)
