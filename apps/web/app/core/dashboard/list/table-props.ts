import type { ReactNode } from 'react'
import type { Bulk } from './bulk/bulk.ts'
import type { ListState } from './use-list.ts'

/** A column of a list. `sort` is the wire name it is ordered by; without it the column is not sorted. */
export interface Column<Row> {
  readonly id: string
  readonly label: string
  readonly cell: (row: Row) => ReactNode
  readonly sort?: string
  /** `code` and `number` are set in the monospaced face, numbers to the right. */
  readonly kind?: 'text' | 'code' | 'number' | 'date' | 'status'
  /** 1: always there. 2 and 3 give way, the highest first, when the table gets narrow. */
  readonly priority?: 1 | 2 | 3
}

export interface TableProps<Row> {
  list: ListState
  /** What the table is called, for those who do not see it. */
  label: string
  /** The first one is the heading of its row and carries the link to the record. */
  columns: readonly [Column<Row>, ...Column<Row>[]]
  /** Null while the first page is on its way. */
  rows: readonly Row[] | null
  rowKey: (row: Row) => string | number
  /** Address of the record, from the list: opens beside it or instead of it. */
  recordOf?: (row: Row) => string
  /** What can be done to many rows at once; their keys are the ids then. */
  bulk?: Bulk | undefined
  /** Shown instead of no rows: see `ListEmpty`. */
  empty: ReactNode
}
