import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { useTexts } from '#core/language.ts'
import { formTexts } from './form-texts.ts'
import { nextLine, onLineKey, removeLine } from './line-keys.ts'
import { LineRow } from './line-row.tsx'
import { figureFields } from './line-values.ts'
import classes from './lines-table.module.css'
import { useOfSheet, useSheet } from './use-sheet.ts'

/** The products of a quote, entered without the mouse. */
export function LinesTable() {
  const t = useTexts(formTexts)
  const sheet = useSheet()
  const rows = useOfSheet((sheet) => sheet.rows())
  const fields = figureFields.filter((field) => sheet.negotiates || (field !== 'precio_venta' && field !== 'descuento'))
  function removeByPress(event: MouseEvent<HTMLElement>) {
    const button = (event.target as Element).closest('[data-remove]')
    const key = Number(button?.closest<HTMLElement>('tr[data-row]')?.dataset.row)
    if (key) removeLine(sheet, key, 'producto_id')
  }
  const add = () => nextLine(sheet, rows.at(-1)?.key ?? 0)
  return (
    <div className={classes.lines}>
      <table
        className={classes.table}
        data-plain={!sheet.negotiates || undefined}
        onKeyDown={(event) => onLineKey(event, sheet)}
        onClick={removeByPress}
      >
        <caption className={classes.caption}>{t.products}</caption>
        <thead>
          <tr>
            <th scope="col">{t.number}</th>
            <th scope="col">{t.product}</th>
            {fields.map((field) => (
              <th key={field} scope="col" data-figure>
                {t.columns[field]}
              </th>
            ))}
            <th scope="col" data-figure>
              {t.amount}
            </th>
            <th scope="col">
              <span className={classes.unseen}>{t.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key }, index) => (
            <LineRow key={key} rowKey={key} place={index + 1} />
          ))}
        </tbody>
      </table>
      <div className={classes.foot}>
        <Button variant="default" leftSection={<IconPlus size={16} stroke={2} />} onClick={add} data-path="lineas">
          {t.addLine}
        </Button>
        <p className={classes.keys}>{t.keys}</p>
      </div>
    </div>
  )
}
