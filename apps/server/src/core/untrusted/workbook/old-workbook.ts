import { readFile } from 'node:fs/promises'
import { type CellObject, CFB, read, utils, type WorkBook, type WorkSheet } from '@e965/xlsx'
import { fileMessages } from '@portal/contract/imports/file-messages'
import { Refusal } from '../../base/errors.ts'
import { type AnyCell, isDateFormat, numberCell, textCell } from './cells.ts'
import { lastRow, type ReadSheet, widestSheet } from './sheet-lines.ts'

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

/** Returns the index of the first visible sheet. */
export function visibleIndex({ SheetNames: names, Sheets: sheets, Workbook: facts }: WorkBook): number {
  const at = names.findIndex((name, index) => sheets[name] && !facts?.Sheets?.[index]?.Hidden)
  if (at < 0) throw new Refusal(fileMessages.bookDamaged)
  return at
}

export const cellsOfRow = (sheet: WorkSheet, row: number): readonly (CellObject | undefined)[] =>
  sheet['!data']?.[row] ?? []

/** Returns lines in the form used for an .xlsx. */
export function linesOfOldBook(book: WorkBook, mostLines: number): ReadSheet {
  const sheet = book.Sheets[book.SheetNames[visibleIndex(book)]!]!
  const isFrom1904 = book.Workbook?.WBProps?.date1904 ?? false
  const lines: ReadSheet['lines'] = []
  const { e: end } = utils.decode_range(sheet['!ref'] ?? 'A1')
  for (let row = 0; row <= end.r; row++) {
    const cells = cellsOfRow(sheet, row).slice(0, widestSheet)
    const values = Array.from(cells, (cell) => oldValueOf(cell, isFrom1904))
    if (values.every((value) => value === null)) continue
    if (row >= lastRow) throw new Refusal(fileMessages.bookRowsBelow)
    lines.push({ line: row + 1, cells: values })
    if (lines.length > mostLines) return { isTooLong: true, lines: [] }
  }
  return { isTooLong: false, lines }
}

export function oldValueOf(cell: CellObject | undefined, isFrom1904: boolean): AnyCell {
  if (cell?.v === undefined || cell.v === null || cell.t === 'z') return null
  if (cell.t === 'e') return { bad: 'error' }
  if (typeof cell.v === 'number') {
    const isDate = cell.z !== undefined && isDateFormat(-1, String(cell.z))
    return numberCell(cell.v, { isDate, isFrom1904 })
  }
  return typeof cell.v === 'string' ? textCell(cell.v) : cell.v instanceof Date ? null : cell.v
}
