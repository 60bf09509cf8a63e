import type { ReactNode } from 'react'
import classes from './timeline.module.css'

export interface TimelineEvent {
  readonly id: string | number
  readonly title: ReactNode
  /** When, by whom, from where. */
  readonly text: ReactNode
  readonly action?: ReactNode
}

/** Events, newest first. */
export function Timeline({ events }: { events: readonly TimelineEvent[] }) {
  return (
    <ol className={classes.timeline}>
      {events.map(({ id, title, text, action }) => (
        <li key={id} className={classes.event}>
          <div>
            <p className={classes.title}>{title}</p>
            <p>{text}</p>
          </div>
          {action}
        </li>
      ))}
    </ol>
  )
}
