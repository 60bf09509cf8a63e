import { type EntityFields, type FieldName, namesOf } from '../core/entities.ts'
import type { Text } from '../core/text.ts'

/** A column of the workbook: its heading in both languages; a workbook without an `isRequired` column is refused. */
export interface ImportColumn {
  readonly name: Text
  /** Its heading in the export of the list, where that is another. */
  readonly also?: Text
  readonly isRequired?: boolean
}

/**
 * Returns the columns that fill the fields of an entity, by the field. Those named come first; the order of the others is
 * that of the fields.
 */
export function columnsOf<T extends EntityFields>(fields: T, first: readonly FieldName<T>[]) {
  const column = (name: FieldName<T>): ImportColumn => {
    const { label, isOptional, imported } = fields[name]!
    return {
      name: imported?.heading ?? label,
      ...(imported?.heading && { also: label }),
      ...(!isOptional && !imported?.isOptional && { isRequired: true }),
    }
  }
  const names = [...first, ...namesOf(fields).filter((name) => !first.includes(name))]
  return Object.fromEntries(names.map((name) => [name, column(name)])) as Record<FieldName<T>, ImportColumn>
}

/** Columns of the workbook of machinery listings by the field they fill, in the order of the template. */
export const classifiedColumns = {
  correlativo: { name: { es: 'Correlativo', en: 'Row number' }, isRequired: true },
  /** Code of an own listing that the row changes; empty cells keep the stored values. */
  sku: { name: { es: 'Código SKU', en: 'SKU code' } },
  marca: { name: { es: 'Marca y modelo', en: 'Brand and model' }, isRequired: true },
  marca_en: { name: { es: 'Marca y modelo en inglés', en: 'Brand and model in English' } },
  anio: { name: { es: 'Año', en: 'Year' }, isRequired: true },
  condicion: { name: { es: 'Condición', en: 'Condition' }, isRequired: true },
  categoria_id: { name: { es: 'Categoría', en: 'Category' }, isRequired: true },
  pais_id: { name: { es: 'País', en: 'Country' }, isRequired: true },
  ciudad: { name: { es: 'Ciudad', en: 'City' }, isRequired: true },
  tiempo_uso: { name: { es: 'Tiempo de uso', en: 'Usage time' } },
  unidad_tiempo_id: { name: { es: 'Unidad de tiempo', en: 'Time unit' } },
  descripcion: { name: { es: 'Descripción', en: 'Description' }, isRequired: true },
  descripcion_en: { name: { es: 'Descripción en inglés', en: 'Description in English' } },
  moneda: { name: { es: 'Moneda', en: 'Currency' } },
  es_venta: { name: { es: 'Venta', en: 'Sale' } },
  precio: { name: { es: 'Precio', en: 'Price' } },
  consultar_precio: { name: { es: 'Precio a consultar', en: 'Price on request' } },
  es_arriendo: { name: { es: 'Arriendo', en: 'Rent' } },
  precio_arriendo: { name: { es: 'Arriendo por día', en: 'Rent per day' } },
  dias_minimos: { name: { es: 'Mínimo de días', en: 'Minimum days' } },
  modo_oferta: { name: { es: 'Cómo recibe ofertas', en: 'How it takes offers' } },
  es_venta_externa: { name: { es: 'Venta externa', en: 'External sale' } },
  utilidad_porcentaje: { name: { es: 'Utilidad (%)', en: 'Profit (%)' } },
  utilidad_monto: { name: { es: 'Utilidad', en: 'Profit' } },
  comision_venta_porcentaje: { name: { es: 'Comisión de venta (%)', en: 'Sale commission (%)' } },
  comision_venta_monto: { name: { es: 'Comisión de venta', en: 'Sale commission' } },
  comision_arriendo_porcentaje: { name: { es: 'Comisión de arriendo (%)', en: 'Rent commission (%)' } },
  comision_arriendo_monto: { name: { es: 'Comisión de arriendo', en: 'Rent commission' } },
  es_exento: { name: { es: 'Exento de IVA', en: 'Exempt from VAT' } },
} as const satisfies Record<string, ImportColumn>

/** The column of the errors in the returned workbook; it is not read. */
export const errorColumn: Text = { es: 'Errores', en: 'Errors' }

/** Limits of an upload (rules imports/limits, imports/undo). */
export const importLimits = {
  rows: 5000,
  workbookBytes: 10 * 1024 * 1024,
  /** Of the ZIP, packed and unpacked. */
  picturesBytes: 500 * 1024 * 1024,
  /** Maximum ratio between the unpacked and the packed size of a ZIP. */
  ratio: 100,
  pictures: 5000,
  rowsPerBlock: 200,
  undoHours: 24,
  /** After this a dry run must be repeated: its pictures are deleted. */
  confirmHours: 20,
  rowsPerPage: 50,
} as const
