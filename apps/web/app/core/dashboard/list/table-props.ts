import type { ReactNode } from 'react'
import type { Bulk } from './bulk/bulk.ts'
import type { ListState } from './use-list.ts'

/** A column of a list. `sort` is the wire name of its order; a column without it cannot be sorted. */
export interface Column<Row> {
  readonly id: string
  readonly label: string
  readonly cell: (row: Row) => ReactNode
  readonly sort?: string
  /** `code` and `number` use the monospaced font; numbers are aligned to the right. */
  readonly kind?: 'text' | 'code' | 'number' | 'date' | 'status'
  /** 1: always visible. 2 and 3 are hidden when the table gets narrow, 3 first. */
  readonly priority?: 1 | 2 | 3
}

export interface TableProps<Row> {
  list: ListState
  /** Name of the table for screen readers. */
  label: string
  /** The first one is the heading of its row and links to the record. */
  columns: readonly [Column<Row>, ...Column<Row>[]]
  /** Null while the first page loads. */
  rows: readonly Row[] | null
  rowKey: (row: Row) => string | number
  /** Returns the address of the record, relative to the list. */
  recordOf?: (row: Row) => string
  /** Bulk actions; with them the row keys must be the ids. */
  bulk?: Bulk | undefined
  /** Shown when there are no rows: see `ListEmpty`. */
  empty: ReactNode
}
