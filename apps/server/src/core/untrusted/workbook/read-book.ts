import { open } from 'node:fs/promises'
import { fileMessages } from '@portal/contract/imports/file-messages'
import { Refusal } from '../../base/errors.ts'
import { BookPackage } from './book-package.ts'
import { type BookParts, sheetsOf } from './book-parts.ts'
import { firstLineOf, hasHeadings, linesOf, type ReadSheet } from './sheet-lines.ts'

export interface ReadTask {
  path: string
  /** Including the heading; further rows are cut without notice. */
  mostLines: number
  /** Known headings, folded: the first visible sheet that begins with two of them is read. */
  headings?: readonly string[]
}

/**
 * Reads the first visible sheet of an .xlsx or .xls, or the one with the headings; macros and formulas are not looked
 * at. Throws an entry of `fileMessages` that says why it cannot be read.
 */
export async function readSheet({ path, mostLines, headings = [] }: ReadTask): Promise<ReadSheet> {
  if ((await containerOf(path)) === 'xls') {
    const { linesOfOldBook, openOldBook } = await import('./old-workbook.ts')
    return linesOfOldBook(await openOldBook(path), mostLines, headings)
  }
  const book = await BookPackage.open(path)
  try {
    return await linesOf(book, await partsWith(book, headings), mostLines)
  } finally {
    book.close()
  }
}

const mostSheets = 20

/** A summary may stand before the data: takes the first sheet with the headings, else the first one. */
export async function partsWith(book: BookPackage, headings: readonly string[]): Promise<BookParts> {
  const sheets = await sheetsOf(book)
  if (sheets.length > 1 && headings.length > 0) {
    for (const parts of sheets.slice(0, mostSheets))
      if (hasHeadings(await firstLineOf(book, parts), headings)) return parts
  }
  return sheets[0]
}

/** Returns the container by the first bytes. Throws `notABook` for anything else. */
export async function containerOf(path: string): Promise<'xlsx' | 'xls'> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0)
    const head = buffer.toString('hex')
    if (head === '504b0304') return 'xlsx'
    if (head === 'd0cf11e0') return 'xls'
    throw new Refusal(fileMessages.notABook)
  } finally {
    await file.close()
  }
}
