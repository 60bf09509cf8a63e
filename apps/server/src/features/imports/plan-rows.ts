import { countries } from '@portal/contract/core/countries'
import type { Language } from '@portal/contract/core/language'
import { languageNames } from '@portal/contract/core/language-names'
import { plainText, readText } from '@portal/contract/core/numbers'
import { textIn } from '@portal/contract/core/text'
import { folded } from '#core/base/folded.ts'
import type { Db } from '#core/database/database.ts'
import { type Cell, isFormatted } from '#core/untrusted/workbook/cells.ts'
import { notUnderstood, percentOf, textOf } from './cells.ts'
import { withUnreadable } from './faults.ts'
import type { ImportKind, PlannedRow, Sheet } from './kind.ts'
import type { Action, SheetRow, ShownValue, Totals } from './queries.ts'
import { hidden } from './secrets.ts'
import { importTexts } from './texts.ts'

/** Plans what to do with each row: what its kind says, unless it has faults. */
export async function planRows(db: Db, kind: ImportKind, sheet: Sheet): Promise<PlannedRow[]> {
  const planned = await kind.plan(db, sheet)
  return sheet.rows.map(({ fila, datos, ilegibles }, at): PlannedRow => {
    const { accion, isMade = false, draft, avisos = [], read, ...found } = planned[at]!
    const valores = shownValues(kind, datos, read, sheet.asked.idioma)
    const row = { fila, datos, ilegibles, avisos, valores }
    if (isMade) return { ...row, accion: 'igual', errores: [], draft: null }
    const errores = withUnreadable(row, found.errores, sheet.asked.idioma)
    if (errores.length) return { ...row, accion: 'error', errores, draft: null }
    return { ...row, accion, errores, draft }
  })
}

/** Counts the rows per action. */
export function totalsOf(rows: readonly { accion: Action }[]): Totals {
  const totals = { crear: 0, actualizar: 0, igual: 0, omitir: 0, error: 0 }
  for (const { accion } of rows) totals[accion]++
  return totals
}

/**
 * Returns what each filled cell of a row says and how it is stored, in the order of the columns. Names of choices are
 * stored by their id; what the cell says stands for them, except for countries, languages and the kind's own choices,
 * which have other names.
 */
function shownValues(
  kind: Pick<ImportKind, 'columns' | 'numberKindOf' | 'choiceNames' | 'codes'>,
  cells: SheetRow['datos'],
  read: object,
  language: Language,
): ShownValue[] {
  const values = read as Readonly<Record<string, unknown>>
  return Object.keys(kind.columns).flatMap((field) => {
    const cell = cells[field]
    if (cell === undefined || cell === null) return []
    if (kind.columns[field]!.isSecret) return [{ campo: field, celda: hidden, valor: hidden, cambia: false }]
    const celda = cellText(cell, language)
    const value = values[field]
    const isCode = kind.codes?.includes(field)
    const valor =
      value === undefined || value === notUnderstood ? celda : valueText(kind, field, value, cell, values, language)
    return [{ campo: field, celda, valor, cambia: isCode ? celda !== valor : isChanged(cell, value, celda, valor) }]
  })
}

function cellText(cell: NonNullable<Cell>, language: Language): string {
  if (typeof cell === 'boolean') return yesOrNo(cell, language)
  if (typeof cell === 'number') return plainText(cell, language, { isGrouped: false })
  if (!isFormatted(cell) || cell.digits) return textOf(cell)
  const figure = cell.isPercent ? percentOf(cell.value) : cell.value
  const text = plainText(figure, language, { isGrouped: false })
  return `${cell.currency ? `${cell.currency} ` : ''}${text}${cell.isPercent ? ' %' : ''}`
}

function valueText(
  { numberKindOf, choiceNames }: Pick<ImportKind, 'numberKindOf' | 'choiceNames'>,
  field: string,
  value: unknown,
  cell: NonNullable<Cell>,
  values: Readonly<Record<string, unknown>>,
  language: Language,
): string {
  if (typeof value === 'boolean') return yesOrNo(value, language)
  if (field === 'pais_id')
    return (
      textIn(
        countries.find(({ id }) => id === value),
        language,
      ) || textOf(cell)
    )
  const names = field === 'idioma' ? languageNames : choiceNames?.[field]
  if (names) return textIn(names[value as Language], language)
  if (typeof value === 'number') {
    const kind = numberKindOf?.(field, values)
    return kind ? readText(value, kind, language).replaceAll('\u00a0', ' ') : textOf(cell)
  }
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(String(value))
  if (day) return `${day[3]}-${day[2]}-${day[1]}`
  return typeof value === 'string' && !field.endsWith('_id') ? value : textOf(cell)
}

/** A number that is stored as it stands in its cell is not changed, however it is written. */
function isChanged(cell: NonNullable<Cell>, value: unknown, said: string, stored: string): boolean {
  if (value === undefined || value === notUnderstood || typeof value === 'boolean') return false
  if (typeof cell === 'number' && typeof value === 'number') return cell !== value
  if (isFormatted(cell) && typeof value === 'number')
    return (cell.isPercent ? percentOf(cell.value) : cell.value) !== value
  if (typeof value === 'number' && /^\d+$/.test(said)) return false
  return folded(said) !== folded(stored)
}

const yesOrNo = (value: boolean, language: Language) => importTexts[language][value ? 'yes' : 'no']
