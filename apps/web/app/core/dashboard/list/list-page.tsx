import type { ReactNode } from 'react'
import { useOutlet } from 'react-router'
import classes from './list-page.module.css'

/**
 * A list and, next to it, the open record (the child route of the list's route). Its children are a `PageHeader`, a
 * `FilterBar`, a `DataTable` and a `Pager`; the child route renders a `SidePanel`.
 */
export function ListPage({ children }: { children: ReactNode }) {
  const record = useOutlet()
  return (
    <div className={classes.page} data-panel={record ? true : undefined}>
      <div className={classes.list}>{children}</div>
      {record}
    </div>
  )
}
