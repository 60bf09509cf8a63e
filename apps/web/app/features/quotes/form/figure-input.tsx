import type { NumberKind } from '@portal/contract/core/numbers'
import { type ComponentProps, useState } from 'react'
import { flushSync } from 'react-dom'
import { NumberEcho } from '#core/dashboard/form/number-echo.tsx'
import classes from './lines-table.module.css'

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onBlur' | 'onFocus'> {
  /** Seen where the table has no head. */
  label: string
  kind: NumberKind
  /** As it was typed; seen while the field has the focus. */
  typed: string
  /** How it reads otherwise. */
  shown: string
}

/** A figure of a line: what is typed is said as it is read, and shown so afterwards. All of it is selected on arrival. */
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
          flushSync(() => setFocus(true)) // what is selected is what is typed over
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
