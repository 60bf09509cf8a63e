import { readFile } from 'node:fs/promises'
import { type CellObject, CFB, read, utils, type WorkBook, type WorkSheet } from '@e965/xlsx'
import { fileMessages } from '@portal/contract/imports/file-messages'
import { Refusal } from '../../base/errors.ts'
import { type AnyCell, formatOf, numberCell, textCell } from './cells.ts'
import { hasHeadings, lastRow, type ReadSheet, widestSheet } from './sheet-lines.ts'

/**
 * Opens an .xls. Throws `bookPassword`, also for an .xlsx with a password, which uses the same container; `notABook`
 * for documents of other programs.
 */
export async function openOldBook(path: string): Promise<WorkBook> {
  const content = await readFile(path)
  const streams = streamsIn(content)
  if (streams.has('encryptedpackage') || streams.has('encryptioninfo')) throw new Refusal(fileMessages.bookPassword)
  if (!streams.has('workbook') && !streams.has('book')) throw new Refusal(fileMessages.notABook)
  try {
    return read(content, { cellFormula: false, cellHTML: false, cellNF: true, dense: true })
  } catch (cause) {
    const isLocked = /password|encrypt/i.test((cause as Error).message)
    throw new Refusal(isLocked ? fileMessages.bookPassword : fileMessages.bookDamaged, { cause })
  }
}

function streamsIn(content: Uint8Array): Set<string> {
  try {
    return new Set(
      CFB.read(content, { type: 'buffer' }).FullPaths.map((path: string) =>
        path.slice(path.lastIndexOf('/') + 1).toLowerCase(),
      ),
    )
  } catch (cause) {
    throw new Refusal(fileMessages.bookDamaged, { cause })
  }
}

/** Returns the index of the first visible sheet with the headings, else of the first visible one. */
export function indexWith(book: WorkBook, headings: readonly string[]): number {
  const { SheetNames: names, Sheets: sheets, Workbook: facts } = book
  const visible = [...names.keys()].filter((at) => sheets[names[at]!] && !facts?.Sheets?.[at]?.Hidden)
  const firstLine = (at: number) => Array.from(cellsOfRow(sheets[names[at]!]!, 0), (cell) => oldValueOf(cell, false))
  const found = visible.find((at) => hasHeadings(firstLine(at), headings)) ?? visible[0]
  if (found === undefined) throw new Refusal(fileMessages.bookDamaged)
  return found
}

export const cellsOfRow = (sheet: WorkSheet, row: number): readonly (CellObject | undefined)[] =>
  sheet['!data']?.[row] ?? []

/** Returns lines in the form used for an .xlsx. */
export function linesOfOldBook(book: WorkBook, mostLines: number, headings: readonly string[]): ReadSheet {
  const name = book.SheetNames[indexWith(book, headings)]!
  const sheet = book.Sheets[name]!
  const isFrom1904 = book.Workbook?.WBProps?.date1904 ?? false
  const lines: ReadSheet['lines'] = []
  const { e: end } = utils.decode_range(sheet['!ref'] ?? 'A1')
  for (let row = 0; row <= end.r; row++) {
    const cells = cellsOfRow(sheet, row).slice(0, widestSheet)
    const values = Array.from(cells, (cell) => oldValueOf(cell, isFrom1904))
    if (values.every((value) => value === null)) continue
    if (row >= lastRow) throw new Refusal(fileMessages.bookRowsBelow)
    lines.push({ line: row + 1, cells: values })
    if (lines.length > mostLines) return { name, isTooLong: true, lines: [] }
  }
  return { name, isTooLong: false, lines }
}

export function oldValueOf(cell: CellObject | undefined, isFrom1904: boolean): AnyCell {
  if (cell?.v === undefined || cell.v === null || cell.t === 'z') return null
  if (cell.t === 'e') return { bad: 'error' }
  if (typeof cell.v === 'number') {
    const format = cell.z === undefined ? { isDate: false } : formatOf(-1, String(cell.z))
    return numberCell(cell.v, format, { isFrom1904 })
  }
  return typeof cell.v === 'string' ? textCell(cell.v) : cell.v instanceof Date ? null : cell.v
}
