import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'
import classes from './range.module.css'
import type { ListState } from './use-list.ts'

export interface RangeProps {
  list: ListState
  label: string
  /** Names of both ends in the address. */
  names: readonly [string, string]
}

/** Two fields of a filter, from and to. */
export function Range({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={classes.range}>
      <legend>{label}</legend>
      {children}
    </fieldset>
  )
}

/** Calls `take` when the reader leaves a field or presses Enter in it. */
export const onceTyped = (take: (field: HTMLInputElement) => void) => ({
  onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => take(currentTarget),
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => event.key === 'Enter' && take(event.currentTarget),
})
