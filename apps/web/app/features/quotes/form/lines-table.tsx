import type { MouseEvent } from 'react'
import { useTexts } from '#core/language/language.ts'
import { formTexts } from './form-texts.ts'
import { onLineKey, onLinePaste, removeLine } from './line-keys.ts'
import { LineRow } from './line-row.tsx'
import { figureFields, isPrice } from './line-values.ts'
import { LinesFoot } from './lines-foot.tsx'
import classes from './lines-table.module.css'
import { useOfSheet, useSheet } from './use-sheet.ts'

/** The products of a quote, entered with the keyboard alone. */
export function LinesTable() {
  const t = useTexts(formTexts)
  const sheet = useSheet()
  const rows = useOfSheet((sheet) => sheet.rows())
  const fields = figureFields.filter((field) => sheet.negotiates || !isPrice(field))
  function removeByPress(event: MouseEvent<HTMLElement>) {
    const button = (event.target as Element).closest('[data-remove]')
    const key = Number(button?.closest<HTMLElement>('tr[data-row]')?.dataset.row)
    if (key) removeLine(sheet, key, 'producto_id')
  }
  return (
    <div className={classes.lines}>
      <table
        className={classes.table}
        data-plain={!sheet.negotiates || undefined}
        onKeyDown={(event) => onLineKey(event, sheet)}
        onPaste={(event) => onLinePaste(event, sheet, t.unknownProduct)}
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
      <LinesFoot />
    </div>
  )
}
