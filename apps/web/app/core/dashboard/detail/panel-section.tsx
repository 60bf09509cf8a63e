import { type ReactNode, useId } from 'react'
import classes from './panel-section.module.css'

/** A part of a record's panel with a small heading. */
export function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}
