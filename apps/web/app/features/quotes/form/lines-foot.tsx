import { Button } from '@mantine/core'
import { IconArrowBackUp, IconPlus } from '@tabler/icons-react'
import { useTexts } from '#core/language/language.ts'
import { formTexts } from './form-texts.ts'
import { nextLine, restoreLine } from './line-keys.ts'
import classes from './lines-table.module.css'
import { useOfSheet, useSheet } from './use-sheet.ts'

/** Under the lines: add a line, restore the last removed one, and the list of keys. */
export function LinesFoot() {
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
