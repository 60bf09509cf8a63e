import { type ClassifiedColumn, classifiedColumns, errorColumn } from '@portal/contract/imports/columns'
import type { AnyCell, BadCell, Cell } from '#core/untrusted/workbook/cells.ts'
import type { Line } from '#core/untrusted/workbook/sheet-lines.ts'
import { type ImportTexts, Unusable } from './texts.ts'

/** A row of the workbook: its number as spreadsheets count, and its cells by column. */
export interface SheetRow {
  fila: number
  datos: Partial<Record<ClassifiedColumn, Cell>>
  /** Columns with unreadable cells, and why. */
  ilegibles: Partial<Record<ClassifiedColumn, BadCell['bad']>>
}

const isBad = (cell: AnyCell): cell is BadCell => typeof cell === 'object' && cell !== null

export type Heading = ReadonlyMap<ClassifiedColumn, number>

const columns = Object.entries(classifiedColumns) as [
  ClassifiedColumn,
  (typeof classifiedColumns)[ClassifiedColumn] & { isRequired?: boolean },
][]

/** Trims and removes accents and case, to compare names. */
export const folded = (text: unknown): string =>
  String(text ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim()

const byTitle = new Map(
  columns.flatMap(([field, { name }]) => [name.es, name.en].map((title) => [folded(title), field])),
)
const ignored = new Set([folded(errorColumn.es), folded(errorColumn.en)])

/**
 * Returns the position of each column, by its Spanish or English heading. Refuses missing, unknown and repeated ones.
 */
export function headingOf(titles: readonly AnyCell[], t: ImportTexts, language: 'es' | 'en'): Heading {
  const found = new Map<ClassifiedColumn, number>()
  const repeated: string[] = []
  const unknown: string[] = []
  for (const [at, title] of titles.entries()) {
    const name = folded(isBad(title) ? '#' : title)
    if (name === '' || ignored.has(name)) continue
    const field = byTitle.get(name)
    if (!field) unknown.push(isBad(title) ? '#' : String(title))
    else if (found.has(field)) repeated.push(String(title))
    else found.set(field, at)
  }
  const missing = columns.filter(([field, { isRequired }]) => isRequired && !found.has(field))
  const inWords = (names: string[]) => names.slice(0, 10).join(', ')
  if (repeated.length) throw new Unusable(t.duplicated(inWords(repeated)))
  if (missing.length) throw new Unusable(t.missing(inWords(missing.map(([, { name }]) => name[language]))))
  if (unknown.length) throw new Unusable(t.unknown(inWords(unknown)))
  return found
}

/** Returns the non-empty rows under the heading. */
export function rowsUnder(heading: Heading, lines: readonly Line[]): SheetRow[] {
  return lines.flatMap(({ line, cells }) => {
    if (line === 1) return []
    const filled = [...heading].flatMap(([field, column]) => {
      const value = cells[column] ?? null
      return value === null ? [] : [[field, value] as const]
    })
    const datos = filled.flatMap(([field, value]) => (isBad(value) ? [] : [[field, value] as const]))
    const ilegibles = filled.flatMap(([field, value]) => (isBad(value) ? [[field, value.bad] as const] : []))
    const row = { fila: line, datos: Object.fromEntries(datos), ilegibles: Object.fromEntries(ilegibles) }
    return filled.length ? [row] : []
  })
}
