import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTexts } from '#core/language/language.ts'
import { kitTexts } from '../texts.ts'
import { PageBox, type Selectable } from './bulk/row-box.tsx'
import { ColumnMenu } from './columns/column-menu.tsx'
import classes from './data-table.module.css'
import { orderAfter } from './list-query.ts'
import type { Column, TableProps } from './table-props.ts'

interface Props<Row> extends Pick<TableProps<Row>, 'columns' | 'list'> {
  /** Includes the hidden columns. */
  all: TableProps<Row>['columns']
  selectable: Selectable | undefined
}

/** Heads of the columns. Sorting is a link, so it opens in a new tab and works with the keyboard. */
export function TableHead<Row>({ columns, all, list, selectable }: Props<Row>) {
  return (
    <thead className={classes.head}>
      <tr>
        {selectable && (
          <th className={classes.headCell} data-box>
            <PageBox {...selectable} />
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            className={classes.headCell}
            data-kind={column.kind}
            data-priority={column.priority}
            {...(column.sort && { 'aria-sort': sortOf(list.query.orden, column.sort) })}
          >
            {column.sort ? <SortLink column={column} sort={column.sort} list={list} /> : column.label}
          </th>
        ))}
        <th className={classes.headCell} data-tools>
          <ColumnMenu columns={all} list={list} />
        </th>
      </tr>
    </thead>
  )
}

interface SortLinkProps<Row> extends Pick<TableProps<Row>, 'list'> {
  column: Column<Row>
  sort: string
}

function SortLink<Row>({ column, sort, list }: SortLinkProps<Row>) {
  const t = useTexts(kitTexts)
  const { orden } = list.query
  const Arrow = orden === `-${sort}` ? IconArrowDown : IconArrowUp
  return (
    <Link
      to={list.to({ orden: orderAfter(orden, sort) })}
      preventScrollReset
      className={classes.sort}
      title={t.sortBy(column.label)}
    >
      {column.label}
      <Arrow size={14} stroke={2} data-on={orden.replace('-', '') === sort || undefined} aria-hidden />
    </Link>
  )
}

function sortOf(orden: string, column: string): 'ascending' | 'descending' | 'none' {
  if (orden === column) return 'ascending'
  return orden === `-${column}` ? 'descending' : 'none'
}
