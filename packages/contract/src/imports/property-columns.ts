import {
  buildingFields,
  feeFields,
  measureFields,
  placeFields,
  priceFields,
  profitFields,
  promiseFields,
} from '../properties/fields.ts'
import { columnsOf, type ImportColumn } from './columns.ts'

/** The list of properties has no export. */
const template = { isExported: false }

/** Columns of the workbook of properties by the field they fill, in the order of the template. */
export const propertyColumns = {
  correlativo: { name: { es: 'Correlativo', en: 'Row number' }, isRequired: true },
  /** Code of an own property that the row changes; empty cells keep the stored values. */
  sku: { name: { es: 'Código SKU', en: 'SKU code' } },
  ...columnsOf(buildingFields, ['titulo', 'titulo_en', 'condicion', 'categoria_id'], template),
  /** Several, separated by commas. */
  caracteristicas: { name: { es: 'Características (con comas)', en: 'Characteristics (with commas)' } },
  ...columnsOf(measureFields, [], template),
  ...columnsOf(priceFields, [], template),
  ...columnsOf(promiseFields, [], template),
  ...columnsOf(placeFields, [], template),
  ...columnsOf(profitFields, [], template),
  ...columnsOf(feeFields, [], template),
} as const satisfies Record<string, ImportColumn>
