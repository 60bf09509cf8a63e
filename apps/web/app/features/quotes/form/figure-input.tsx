import type { NumberKind } from '@portal/contract/core/numbers'
import { type ComponentProps, useState } from 'react'
import { flushSync } from 'react-dom'
import { NumberEcho } from '#core/dashboard/form/number-echo.tsx'
import classes from './lines-table.module.css'

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onBlur' | 'onFocus'> {
  /** Shown when the table has no head. */
  label: string
  kind: NumberKind
  /** The typed text, shown while the field has the focus. */
  typed: string
  /** The formatted text, shown otherwise. */
  shown: string
}

/**
 * A numeric field of a line: shows the typed text and how it is read, and afterwards the formatted number. Selects all
 * on focus.
 */
export function FigureInput({ label, kind, typed, shown, ...props }: Props) {
  const [hasFocus, setFocus] = useState(false)
  return (
    <label className={classes.figure}>
      <span className={classes.label}>{label}</span>
      <input
        {...props}
        className={classes.input}
        value={hasFocus ? typed : shown}
        onFocus={({ currentTarget }) => {
          flushSync(() => setFocus(true)) // renders the typed text before it is selected
          currentTarget.select()
        }}
        onBlur={() => setFocus(false)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
      />
      {hasFocus && <NumberEcho text={typed} kind={kind} isBelow />}
    </label>
  )
}
