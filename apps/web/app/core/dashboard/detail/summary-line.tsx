import { Children, type ReactNode } from 'react'
import classes from './summary-line.module.css'

/** The few facts under the name of a record, its status first. */
export function SummaryLine({ children }: { children: ReactNode }) {
  return (
    <p className={classes.summary}>
      {Children.map(children, (child) => (
        <span>{child}</span>
      ))}
    </p>
  )
}
