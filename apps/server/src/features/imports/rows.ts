import { type ClassifiedColumn, classifiedColumns, errorColumn } from '@portal/contract/imports/columns'
import type { Cell } from '#core/workbooks.ts'
import { type ImportTexts, Unusable } from './texts.ts'

/** A row of the workbook: its place as a spreadsheet counts, and what stands in each column. */
export interface SheetRow {
  fila: number
  datos: Partial<Record<ClassifiedColumn, Cell>>
}

export type Heading = ReadonlyMap<ClassifiedColumn, number>

const columns = Object.entries(classifiedColumns) as [
  ClassifiedColumn,
  (typeof classifiedColumns)[ClassifiedColumn] & { isRequired?: boolean },
][]

/** Without accents, case and what stands around: how names are compared. */
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

/** Where each column stands, by its Spanish or English heading. Refuses missing, unknown and repeated ones. */
export function headingOf(titles: readonly Cell[], t: ImportTexts, language: 'es' | 'en'): Heading {
  const found = new Map<ClassifiedColumn, number>()
  const repeated: string[] = []
  const unknown: string[] = []
  for (const [at, title] of titles.entries()) {
    const name = folded(title)
    if (name === '' || ignored.has(name)) continue
    const field = byTitle.get(name)
    if (!field) unknown.push(String(title))
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

/** The rows under the heading that are not empty. */
export function rowsUnder(heading: Heading, rows: readonly Cell[][]): SheetRow[] {
  return rows.slice(1).flatMap((cells, at) => {
    const filled = [...heading].flatMap(([field, column]) => {
      const value = cells[column] ?? null
      return value === null ? [] : [[field, value] as const]
    })
    return filled.length ? [{ fila: at + 2, datos: Object.fromEntries(filled) }] : []
  })
}
