import { Children, type ReactNode } from 'react'
import classes from './summary-line.module.css'

/** The few facts under the name of a record, its status first; one that is absent leaves no gap. */
export function SummaryLine({ children }: { children: ReactNode }) {
  const facts = Children.toArray(children).filter((child) => child !== '')
  return (
    <p className={classes.summary}>
      {Children.map(facts, (fact) => (
        <span>{fact}</span>
      ))}
    </p>
  )
}
