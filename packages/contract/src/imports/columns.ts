import {
  type EntityField,
  type EntityFields,
  entriesOf,
  type FieldName,
  type ImportedName,
  importedOf,
  inOrder,
} from '../core/entities.ts'
import type { Text } from '../core/text.ts'
import { chargeFields, factFields, offerFields } from '../machines/fields.ts'

/** A column of the workbook: its heading in both languages; a workbook without an `isRequired` column is refused. */
export interface ImportColumn {
  readonly name: Text
  /** Its heading in the export of the list, where that is another. */
  readonly also?: Text
  /** Headings of other programs, in any language. */
  readonly others?: readonly string[]
  readonly isRequired?: boolean
  /** Stands in the export of the list alone: the template leaves it out. */
  readonly isOfExport?: boolean
  /**
   * Is never shown or given back, and stored no longer than until its row is (rule imports/secrets). The template leaves
   * it out too: it comes from another program.
   */
  readonly isSecret?: boolean
}

/**
 * Returns the columns that fill the fields of an entity, by the field. Those named come first; the order of the others is
 * that of the fields. Where the list has an export, its headings are known too.
 */
export function columnsOf<T extends EntityFields>(
  fields: T,
  first: readonly FieldName<T>[] = [],
  { isExported = true } = {},
) {
  const column = ({ label, isOptional, start, imported }: EntityField): ImportColumn => {
    const { heading, isOptional: mayBeEmpty } = imported || {}
    return {
      name: heading ?? label,
      ...(heading && isExported && { also: label }),
      ...(!isOptional && start === undefined && !mayBeEmpty && { isRequired: true }),
    }
  }
  return Object.fromEntries(
    entriesOf(importedOf(inOrder(fields, first))).map(([name, field]) => [name, column(field)]),
  ) as Record<ImportedName<T>, ImportColumn>
}

/** Returns columns with the headings of other programs by which each is known too. */
export const withOthers = <Name extends string>(
  columns: Readonly<Record<Name, ImportColumn>>,
  others: Readonly<Partial<Record<Name, readonly string[]>>>,
) =>
  Object.fromEntries(
    Object.entries<ImportColumn>(columns).map(([name, column]) => [
      name,
      { ...column, others: others[name as Name] ?? [] },
    ]),
  ) as Record<Name, ImportColumn>

/** Columns of the workbook of machines by the field they fill, in the order of the template. */
export const machineColumns = {
  correlativo: { name: { es: 'Correlativo', en: 'Row number' }, isRequired: true },
  /** Code of an own machine that the row changes; empty cells keep the stored values. */
  sku: { name: { es: 'Código SKU', en: 'SKU code' } },
  ...columnsOf(factFields, [], { isExported: false }),
  ...columnsOf(offerFields, ['moneda', 'es_venta'], { isExported: false }),
  ...columnsOf(chargeFields, [], { isExported: false }),
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
