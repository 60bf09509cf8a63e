import { containerOf } from './read-book.ts'

export interface MarkTask {
  path: string
  /** Rows to keep, in their order, counted from 1 as a spreadsheet does, with what is wrong with them; the heading stays anyway. */
  rows: readonly { row: number; text: string; cells: readonly { column: number; text: string }[] }[]
  errorTitle: string
}

/** A copy of a workbook whose first visible sheet has only these rows: bad cells red with a comment, and why at the end of the row. */
export async function markSheet(task: MarkTask): Promise<Uint8Array> {
  if ((await containerOf(task.path)) === 'xls') return (await import('./mark-old-book.ts')).markOldBook(task)
  return (await import('./mark-package.ts')).markPackage(task)
}
