import { type EntityField, entriesOf, type FieldKind, labelOf } from '@portal/contract/core/entities'
import type { Language } from '@portal/contract/core/language'
import { languageNames } from '@portal/contract/core/language-names'
import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import type { SheetColumn, SheetTask } from './sheets.ts'

type Row = Readonly<Record<string, unknown>>

/** The kinds whose cells are texts. */
type TextField = EntityField & { kind: Exclude<FieldKind, 'number' | 'amount' | 'day' | 'flag'> }
type TextFields = Readonly<Record<string, TextField>>

/** Returns the columns of a sheet that show the fields of an entity, titled in a language. */
export const entityColumns = (fields: TextFields, language: Language): SheetColumn[] =>
  entriesOf(fields).map(([, field]) => ({ title: labelOf(field, language), type: 'text' }))

/**
 * Returns the cells of those columns for a row. The name of a country or another row comes with it: `pais_nombre` and
 * `pais_nombre_en` of `pais_id`.
 */
export const entityCells = (fields: TextFields, row: Row, language: Language): SheetTask['rows'][number] =>
  entriesOf(fields).map(([name, field]) => cellOf(name, field, row, language))

function cellOf(name: string, { kind, choices }: EntityField, row: Row, language: Language): string {
  if (choices) return textIn(choices[String(row[name])], language) ?? ''
  if (kind === 'country' || kind === 'row') return nameIn(row as never, name.replace(/_id$/, '_nombre'), language)
  if (kind === 'language') return textIn(languageNames[row[name] as Language], language)
  return String(row[name])
}
