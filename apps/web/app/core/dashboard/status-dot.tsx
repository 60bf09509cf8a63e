import type { ReactNode } from 'react'
import classes from './status-dot.module.css'

/** What a status means to the reader, not which colour it has. */
export type Tone = 'neutral' | 'attention' | 'danger' | 'done' | 'info'

/** A status in words, with a dot of its tone. The words alone say it all. */
export function StatusDot({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={classes.status} data-tone={tone}>
      {children}
    </span>
  )
}
