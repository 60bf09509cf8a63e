import type { TableProps } from '../table-props.ts'

/** No columns beside the first: in the address, where an empty parameter is left out. */
export const noColumns = 'none'

type Columns<Row> = TableProps<Row>['columns']

/** The first column, which names the row, and those that were chosen. What was chosen gives way to no narrow screen. */
export function shownColumns<Row>([head, ...others]: Columns<Row>, chosen: readonly string[] | null): Columns<Row> {
  if (!chosen) return [head, ...others]
  return [
    head,
    ...others.filter(({ id }) => chosen.includes(id)).map((column) => ({ ...column, priority: 1 as const })),
  ]
}
