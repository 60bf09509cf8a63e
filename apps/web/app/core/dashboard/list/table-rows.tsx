import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { RowBox, rowNameId, type Selectable } from './bulk/row-box.tsx'
import classes from './data-table.module.css'
import type { Column, TableProps } from './table-props.ts'
import { useRecords } from './use-records.ts'

type Props<Row> = Pick<TableProps<Row>, 'columns' | 'rowKey' | 'recordOf'> & {
  rows: readonly Row[]
  selectable: Selectable | undefined
}

/** The rows. Arrow keys, Home and End move between them; Enter or a click anywhere in a row opens it. */
export function TableRows<Row>({ columns, rows, rowKey, recordOf, selectable }: Props<Row>) {
  const records = useRecords(recordOf)
  const navigate = useNavigate()

  return (
    <tbody onKeyDown={moveBetweenRows}>
      {rows.map((row) => {
        const record = records.of(row)
        return (
          <tr
            key={rowKey(row)}
            className={classes.row}
            data-selected={record?.isOpen || undefined}
            {...(record && {
              'data-link': true,
              onClick: (event: MouseEvent) => isBesideControls(event) && navigate(record.to, record.options),
            })}
          >
            {selectable && (
              <td className={classes.cell} data-box>
                <RowBox id={Number(rowKey(row))} selection={selectable.selection} />
              </td>
            )}
            {columns.map((column, index) => (
              <Cell key={column.id} column={column} {...(index === 0 && { headOf: rowKey(row) })}>
                {index === 0 && record ? (
                  <Link
                    to={record.to}
                    {...record.options}
                    className={classes.link}
                    data-row
                    {...(record.isOpen && { 'aria-current': 'true' as const })}
                  >
                    {column.cell(row)}
                  </Link>
                ) : (
                  column.cell(row)
                )}
              </Cell>
            ))}
            <td className={classes.cell} data-tools />
          </tr>
        )
      })}
    </tbody>
  )
}

interface CellProps<Row> {
  column: Column<Row>
  /** Key of its row, when the cell is the heading of the row. */
  headOf?: string | number
  children: ReactNode
}

function Cell<Row>({ column, headOf, children }: CellProps<Row>) {
  const marks = { className: classes.cell, 'data-kind': column.kind, 'data-priority': column.priority }
  const content = (
    <span className={classes.content} data-text={marks['data-kind'] ? undefined : ''}>
      {children}
    </span>
  )
  return headOf !== undefined ? (
    <th scope="row" id={rowNameId(headOf)} {...marks}>
      {content}
    </th>
  ) : (
    <td {...marks}>{content}</td>
  )
}

/** Whether a click is not on a link or button, does not end a text selection, and does not open another tab. */
function isBesideControls(event: MouseEvent): boolean {
  const isControl = (event.target as Element).closest('a, button, input, label, [role="menuitem"]')
  return !isControl && !getSelection()?.toString() && !event.metaKey && !event.ctrlKey
}

function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
  const at = links.indexOf(document.activeElement as HTMLElement)
  const places: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }
  const place = places[event.key]
  if (at < 0 || place === undefined) return
  event.preventDefault()
  links[Math.max(0, Math.min(place, links.length - 1))]?.focus()
}
