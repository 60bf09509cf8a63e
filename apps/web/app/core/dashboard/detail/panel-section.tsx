import { type ReactNode, useId } from 'react'
import classes from './panel-section.module.css'

interface Props {
  title: string
  /** On a page of its own, whose heading is the only one above. */
  isOfPage?: boolean
  children: ReactNode
}

/** A part of a record's panel with a small heading. */
export function PanelSection({ title, isOfPage = false, children }: Props) {
  const id = useId()
  const Heading = isOfPage ? 'h2' : 'h3'
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Heading id={id} className={classes.heading}>
        {title}
      </Heading>
      {children}
    </section>
  )
}
