import type { ReactNode } from 'react'
import classes from './status-dot.module.css'

/** The meaning of a status for the reader, not its colour. */
export type Tone = 'neutral' | 'attention' | 'danger' | 'done' | 'info'

/** A status as text, with a dot in the colour of its tone. The text is complete without the dot. */
export function StatusDot({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={classes.status} data-tone={tone}>
      {children}
    </span>
  )
}
