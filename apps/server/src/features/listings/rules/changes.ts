import * as edits from '#features/marketplace/rules/edits.ts'
import { completed, formColumns, formOf, type ItemForm, type ItemValues } from './values.ts'

/** Fields of an item, of those that need approval or of all of them. */
export type Changes = edits.Edit<ItemForm>
export type Version = edits.Version<ItemForm>

/**
 * What an approved item keeps until staff agree: price, brand, year, category (decision 27). Whether it is for rent, what
 * a rent costs and what we earn by it are parts of its price.
 */
const guarded = [
  'marca',
  'anio',
  'categoria_id',
  'moneda',
  'precio',
  'consultar_precio',
  'es_venta',
  'es_arriendo',
  'precio_arriendo',
  'dias_minimos',
  'es_venta_externa',
  'utilidad_porcentaje',
  'utilidad_monto',
  'comision_venta_porcentaje',
  'comision_venta_monto',
  'comision_arriendo_porcentaje',
  'comision_arriendo_monto',
  'es_exento',
] as const satisfies readonly (keyof ItemForm)[]

export const { splitEdit, withChanges, snapshotOf, differencesOf } = edits.editsOf<ItemForm, ItemValues>({
  columns: formColumns,
  guarded,
  formOf,
  completed,
})
