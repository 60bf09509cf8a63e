import { open } from 'node:fs/promises'
import { fileMessages } from '@portal/contract/imports/file-messages'
import { Refusal } from '../../base/errors.ts'
import { BookPackage } from './book-package.ts'
import { partsOf } from './book-parts.ts'
import { linesOf, type ReadSheet } from './sheet-lines.ts'

export interface ReadTask {
  path: string
  /** Including the heading; further rows are cut without notice. */
  mostLines: number
}

/**
 * Reads the first visible sheet of an .xlsx or .xls; macros and formulas are not looked at. Throws an entry of
 * `fileMessages` that says why it cannot be read.
 */
export async function readSheet({ path, mostLines }: ReadTask): Promise<ReadSheet> {
  if ((await containerOf(path)) === 'xls') {
    const { linesOfOldBook, openOldBook } = await import('./old-workbook.ts')
    return linesOfOldBook(await openOldBook(path), mostLines)
  }
  const book = await BookPackage.open(path)
  try {
    return await linesOf(book, await partsOf(book), mostLines)
  } finally {
    book.close()
  }
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
