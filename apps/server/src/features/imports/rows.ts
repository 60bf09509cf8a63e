import type { Language } from '@portal/contract/core/language'
import type { Text } from '@portal/contract/core/text'
import { errorColumn } from '@portal/contract/imports/columns'
import { folded } from '#core/base/folded.ts'
import type { AnyCell, BadCell } from '#core/untrusted/workbook/cells.ts'
import type { Line } from '#core/untrusted/workbook/sheet-lines.ts'
import type { ImportKind } from './kind.ts'
import type { SheetRow } from './queries.ts'
import { importTexts, Unusable } from './texts.ts'

const isBad = (cell: AnyCell): cell is BadCell => typeof cell === 'object' && cell !== null && 'bad' in cell

/** The position of each column of a workbook, and its title there. */
export type Heading = ReadonlyMap<string, { at: number; title: string }>

const titlesOf = (names: readonly (Text | undefined)[]) =>
  names.flatMap((name) => (name ? [name.es, name.en] : [])).map((title) => folded(title))

const ignored = new Set(titlesOf([errorColumn]))

/** Whether a workbook is the copy with the bad rows that an import gave back. */
export const isReturned = (titles: readonly AnyCell[]): boolean =>
  titles.some((title) => !isBad(title) && ignored.has(folded(title)))

/** Every heading that a kind knows, folded: the sheet that begins with them is the one to read. */
export const knownHeadings = ({ columns }: Pick<ImportKind, 'columns'>): string[] =>
  Object.values(columns).flatMap(({ name, also }) => titlesOf([name, also]))

/**
 * Returns the position of each column, by its Spanish or English heading, there or in the export of the list. Refuses
 * missing, unknown and repeated ones.
 */
export function headingOf(
  titles: readonly AnyCell[],
  { columns, passedOver = [] }: Pick<ImportKind, 'columns' | 'passedOver'>,
  language: Language,
): Heading {
  const t = importTexts[language]
  const listed = Object.entries(columns)
  const byTitle = new Map(
    listed.flatMap(([field, { name, also }]) => titlesOf([name, also]).map((title) => [title, field] as const)),
  )
  const passed = new Set(titlesOf(passedOver))
  const found = new Map<string, { at: number; title: string }>()
  const repeated: string[] = []
  const unknown: string[] = []
  for (const [at, title] of titles.entries()) {
    const name = folded(isBad(title) ? '#' : title)
    if (name === '' || ignored.has(name)) continue
    const field = byTitle.get(name)
    if (!field && passed.has(name)) continue
    if (!field) unknown.push(isBad(title) ? '#' : String(title))
    else if (found.has(field)) repeated.push(String(title))
    else found.set(field, { at, title: String(title).trim() })
  }
  const missing = listed.filter(([field, { isRequired }]) => isRequired && !found.has(field))
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
    const filled = [...heading].flatMap(([field, { at }]) => {
      const value = cells[at] ?? null
      return value === null ? [] : [[field, value] as const]
    })
    const datos = filled.flatMap(([field, value]) => (isBad(value) ? [] : [[field, value] as const]))
    const ilegibles = filled.flatMap(([field, value]) => (isBad(value) ? [[field, value.bad] as const] : []))
    const row = { fila: line, datos: Object.fromEntries(datos), ilegibles: Object.fromEntries(ilegibles) }
    return filled.length ? [row] : []
  })
}
