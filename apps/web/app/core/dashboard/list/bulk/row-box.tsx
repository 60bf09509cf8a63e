import { Checkbox } from '@mantine/core'
import { useRef } from 'react'
import { useTexts } from '#core/language/language.ts'
import { bulkTexts } from './bulk-texts.ts'
import classes from './row-box.module.css'
import type { Selection } from './use-selection.ts'

/** The rows of a page, and which are selected. */
export interface Selectable {
  readonly page: readonly number[]
  readonly selection: Selection
}

/** Id of the element that names a row, for `aria-labelledby`. */
export const rowNameId = (id: string | number): string => `row-${id}`

/** Selects one row; with Shift also the rows from the last selected one to it. */
export function RowBox({ id, selection }: { id: number; selection: Selection }) {
  const isShift = useRef(false)
  return (
    <Checkbox
      data-row-box
      size="xs"
      className={classes.box}
      aria-labelledby={rowNameId(id)}
      checked={selection.has(id)}
      onClick={({ shiftKey }) => {
        isShift.current = shiftKey
      }}
      onChange={() => selection.toggle(id, isShift.current)}
    />
  )
}

/** Selects all rows of the page. */
export function PageBox({ page, selection }: Selectable) {
  const t = useTexts(bulkTexts)
  const count = page.filter((id) => selection.has(id)).length
  return (
    <Checkbox
      size="xs"
      className={classes.box}
      aria-label={t.selectPage}
      checked={count > 0 && count === page.length}
      indeterminate={count > 0 && count < page.length}
      onChange={selection.togglePage}
    />
  )
}
