import type { TableProps } from '../table-props.ts'

/** Only the first column. The address needs a word for it, because an empty parameter is omitted. */
export const noColumns = 'none'

type Columns<Row> = TableProps<Row>['columns']

/** Returns the first column, which names the row, and the chosen ones. A narrow screen does not hide chosen columns. */
export function shownColumns<Row>([head, ...others]: Columns<Row>, chosen: readonly string[] | null): Columns<Row> {
  if (!chosen) return [head, ...others]
  return [
    head,
    ...others.filter(({ id }) => chosen.includes(id)).map((column) => ({ ...column, priority: 1 as const })),
  ]
}
