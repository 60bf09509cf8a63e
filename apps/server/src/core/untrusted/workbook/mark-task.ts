/** The rows of a workbook to mark, with their errors. */
export interface MarkTask {
  path: string
  /** Rows to copy, in order, counted from 1 as spreadsheets do, with their errors; the heading is always copied. */
  rows: readonly { row: number; text: string; cells: readonly { column: number; text: string }[] }[]
  errorTitle: string
  /** As they were given to read the sheet, so that the same one is marked. */
  headings?: readonly string[]
}
