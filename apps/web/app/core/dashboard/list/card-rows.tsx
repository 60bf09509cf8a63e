import { Skeleton } from '@mantine/core'
import { Link } from 'react-router'
import { RowBox, rowNameId, type Selectable } from './bulk/row-box.tsx'
import classes from './card-rows.module.css'
import { pageSize } from './page-size.ts'
import type { TableProps } from './table-props.ts'
import { useRecords } from './use-records.ts'

/**
 * The rows on a narrow screen: the first column is the heading of a card, the others follow with their labels. Columns of
 * priority 2 and 3 give way, as in a narrow table, unless the reader chose them.
 */
export function CardRows<Row>(props: TableProps<Row> & { isLate: boolean; selectable: Selectable | undefined }) {
  const { label, columns, rows, rowKey, recordOf, list, isLate, selectable } = props
  const records = useRecords(recordOf)
  const [head, ...others] = columns
  const rest = others.filter(({ priority = 1 }) => priority === 1)

  if (!rows) {
    return Array.from({ length: pageSize() }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
      <Skeleton key={index} height={96} mb={8} radius="md" />
    ))
  }
  return (
    <ul className={classes.cards} aria-label={label} aria-busy={list.isLoading} data-late={isLate || undefined}>
      {rows.map((row) => {
        const record = records.of(row)
        return (
          <li key={rowKey(row)} className={classes.card}>
            {selectable && (
              <span className={classes.box}>
                <RowBox id={Number(rowKey(row))} selection={selectable.selection} />
              </span>
            )}
            <div className={classes.head} data-kind={head.kind} id={rowNameId(rowKey(row))}>
              {record ? (
                <Link to={record.to} {...record.options} className={classes.link} data-row>
                  {head.cell(row)}
                </Link>
              ) : (
                head.cell(row)
              )}
            </div>
            <dl className={classes.facts}>
              {rest.map((column) => (
                <div key={column.id} className={classes.fact} data-kind={column.kind}>
                  <dt>{column.label}</dt>
                  <dd>{column.cell(row)}</dd>
                </div>
              ))}
            </dl>
          </li>
        )
      })}
    </ul>
  )
}
