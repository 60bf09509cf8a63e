import { editsOf } from '#features/marketplace/rules/edits.ts'
import { completed, formColumns, formOf, type PropertyForm, type PropertyValues } from './values.ts'

/**
 * Columns of an approved property whose edits need approval: price, title, year, category
 * (rule marketplace/approval-of-edits); what it is offered for, and the terms of a promise, are parts of the price.
 */
const guarded = [
  'titulo',
  'titulo_en',
  'anio',
  'condicion',
  'categoria_id',
  'moneda',
  'precio',
  'consultar_precio',
  'gastos_comunes',
  'es_venta_externa',
  'utilidad_porcentaje',
  'utilidad_monto',
  'comision_porcentaje',
  'comision_monto',
  'es_exento',
  'plazo_meses',
  'precio_compra',
  'abono_porcentaje',
  'opcion_hasta',
] as const satisfies readonly (keyof PropertyForm)[]

/** The edits of properties: what is stored immediately, and what waits. */
export const propertyEdits = editsOf<PropertyForm, PropertyValues>({ columns: formColumns, guarded, formOf, completed })
