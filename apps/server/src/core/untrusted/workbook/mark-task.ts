/** Which rows of a workbook are marked, and with what. */
export interface MarkTask {
  path: string
  /** Rows to keep, in their order, counted from 1 as a spreadsheet does, with what is wrong with them; the heading stays anyway. */
  rows: readonly { row: number; text: string; cells: readonly { column: number; text: string }[] }[]
  errorTitle: string
}
