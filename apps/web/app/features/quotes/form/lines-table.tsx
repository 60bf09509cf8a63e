import { Button } from '@mantine/core'
import { IconArrowBackUp, IconPlus } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { useTexts } from '#core/language/language.ts'
import { formTexts } from './form-texts.ts'
import { nextLine, onLineKey, onLinePaste, removeLine, restoreLine } from './line-keys.ts'
import { LineRow } from './line-row.tsx'
import { figureFields, isPrice } from './line-values.ts'
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

/** Under the lines: add a line, restore the last removed one, and the list of keys. */
function LinesFoot() {
  const t = useTexts(formTexts)
  const sheet = useSheet()
  const rows = useOfSheet((sheet) => sheet.rows())
  const removed = useOfSheet((sheet) => sheet.removed())
  const [refused] = Object.values(useOfSheet((sheet) => sheet.errorsOf('quote')))
  const product = removed && sheet.product(removed.row.producto_id)?.nombre
  return (
    <div className={classes.foot}>
      {refused && (
        <p className={classes.refused} role="alert">
          {refused.text}
        </p>
      )}
      <Button
        variant="default"
        leftSection={<IconPlus size={16} stroke={2} />}
        onClick={() => nextLine(sheet, rows.at(-1)?.key ?? 0)}
        data-path="lineas"
      >
        {t.addLine}
      </Button>
      <p className={classes.unseen} role="status">
        {removed && t.removed(removed.place + 1, product)}
      </p>
      {removed && (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconArrowBackUp size={16} stroke={2} />}
          onClick={() => restoreLine(sheet, 'producto_id')}
        >
          {t.restore(removed.place + 1, product)}
        </Button>
      )}
      <p className={classes.keys}>{t.keys}</p>
      <Unchecked />
    </div>
  )
}

/** The products without a known cost in the client's country. */
function Unchecked() {
  const t = useTexts(formTexts)
  const sheet = useSheet()
  const floors = useOfSheet((sheet) => sheet.floors())
  const unknown = [...floors].flatMap(([id, floor]) => (floor === null ? (sheet.product(id)?.nombre ?? []) : []))
  if (!sheet.negotiates || unknown.length === 0) return null
  return <p className={classes.unchecked}>{t.noFloor(unknown.join(', '))}</p>
}
