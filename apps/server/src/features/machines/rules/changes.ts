import { editsOf } from '#features/marketplace/rules/edits.ts'
import { completed, formColumns, formOf, type MachineForm, type MachineValues } from './values.ts'

/**
 * Columns of an approved item whose edits need approval: price, brand, year, category
 * (rule marketplace/approval-of-edits). Rent and commissions are parts of the price.
 */
const guarded = [
  'marca',
  'marca_en',
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
] as const satisfies readonly (keyof MachineForm)[]

/** The edits of machines: what is stored immediately, and what waits. */
export const machineEdits = editsOf<MachineForm, MachineValues>({
  columns: formColumns,
  guarded,
  formOf,
  completed,
})
