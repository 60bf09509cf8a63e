import { Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useTexts } from '#core/language/language.ts'
import { kitTexts } from '../texts.ts'
import { useDelayed } from '../use-delayed.ts'
import { SelectionBar } from './bulk/selection-bar.tsx'
import { useSelection } from './bulk/use-selection.ts'
import { CardRows } from './card-rows.tsx'
import { shownColumns } from './columns/shown-columns.ts'
import classes from './data-table.module.css'
import { pageSize } from './page-size.ts'
import { TableHead } from './table-head.tsx'
import type { Column, TableProps } from './table-props.ts'
import { TableRows } from './table-rows.tsx'
import { useFit } from './use-fit.ts'

export type { Column, TableProps }

/** A page of a list: sticky sortable heads, 40 px rows, arrow keys and Enter; cards on a narrow screen. */
export function DataTable<Row>(props: TableProps<Row>) {
  const { list, label, rows, rowKey, bulk, empty } = props
  const t = useTexts(kitTexts)
  const columns = shownColumns(props.columns, list.query.columns)
  const page = bulk ? (rows ?? []).map((row) => Number(rowKey(row))) : []
  const selection = useSelection(list, page, bulk?.asked)
  const isNarrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  const isLate = useDelayed(list.isLoading)
  const frame = useFit()

  if (rows?.length === 0) return empty
  const selectable = bulk && { selection, page }
  const bar = bulk && <SelectionBar bulk={bulk} list={list} selection={selection} />
  if (isNarrow) {
    return (
      <>
        <CardRows {...props} columns={columns} selectable={selectable} isLate={isLate} />
        {bar}
      </>
    )
  }
  return (
    <>
      <div ref={frame} className={classes.frame} data-late={isLate || undefined}>
        <div className={classes.scroll}>
          <table className={classes.table} aria-busy={list.isLoading || rows === null}>
            <caption className={classes.caption}>{label}</caption>
            <TableHead columns={columns} all={props.columns} list={list} selectable={selectable} />
            {rows ? (
              <TableRows {...props} columns={columns} rows={rows} selectable={selectable} />
            ) : (
              <SkeletonRows columns={columns.length + 1} label={t.loadingRows} />
            )}
          </table>
        </div>
      </div>
      {bar}
    </>
  )
}

const widths = ['70%', '55%', '80%', '45%', '60%']

/** Has as many rows as a page, so that nothing moves when they arrive. */
function SkeletonRows({ columns, label }: { columns: number; label: string }) {
  return (
    <tbody aria-label={label}>
      {Array.from({ length: pageSize() }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <tr key={row} className={classes.row}>
          {Array.from({ length: columns }, (_, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
            <td key={column} className={classes.cell}>
              <Skeleton height={12} width={widths[(row + column) % widths.length] ?? '60%'} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
