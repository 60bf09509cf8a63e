import type { MarkTask } from './mark-task.ts'
import { containerOf } from './read-book.ts'

export type { MarkTask }

/**
 * Returns a copy of a workbook whose first visible sheet has only these rows: bad cells are red with a comment, and the
 * reason is at the end of the row.
 */
export async function markSheet(task: MarkTask): Promise<Uint8Array> {
  if ((await containerOf(task.path)) === 'xls') return (await import('./mark-old-book.ts')).markOldBook(task)
  return (await import('./mark-package.ts')).markPackage(task)
}
