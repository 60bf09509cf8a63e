import { type EntityField, entriesOf, type FieldKind, labelOf } from '@portal/contract/core/entities'
import type { Language, PageLanguage } from '@portal/contract/core/language'
import { pageLanguageNames } from '@portal/contract/core/language-names'
import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import type { SheetCell } from './sheet-cells.ts'
import type { SheetColumn, SheetTask } from './sheets.ts'

type Row = Readonly<Record<string, unknown>>

/** The kinds that a cell can show. */
type ShownField = EntityField & { kind: Exclude<FieldKind, 'amount' | 'flag'> }
type ShownFields = Readonly<Record<string, ShownField>>

const typesOf: Partial<Record<FieldKind, SheetColumn['type']>> = { number: 'number', day: 'date' }

/** Returns the columns of a sheet that show the fields of an entity, titled in a language. */
export const entityColumns = (fields: ShownFields, language: Language): SheetColumn[] =>
  entriesOf(fields).map(([, field]) => ({ title: labelOf(field, language), type: typesOf[field.kind] ?? 'text' }))

/**
 * Returns the cells of those columns for a row. The name of a country or another row comes with it: `pais_nombre` and
 * `pais_nombre_en` of `pais_id`.
 */
export const entityCells = (fields: ShownFields, row: Row, language: Language): SheetTask['rows'][number] =>
  entriesOf(fields).map(([name, field]) => cellOf(name, field, row, language))

function cellOf(name: string, { kind, choices }: EntityField, row: Row, language: Language): SheetCell {
  if (typesOf[kind]) return row[name] as SheetCell
  if (choices) return textIn(choices[String(row[name])], language) ?? ''
  if (kind === 'country' || kind === 'row') return nameIn(row as never, name.replace(/_id$/, '_nombre'), language)
  if (kind === 'language') return textIn(pageLanguageNames[row[name] as PageLanguage], language)
  return String(row[name])
}
