import type { ReactNode } from 'react'
import classes from './notice.module.css'

interface Props {
  title: string
  text?: string | undefined
  icon?: ReactNode
  /** Actions that help. */
  children?: ReactNode
}

/** A message in place of content: nothing yet, nothing found, not allowed, failed. */
export function Notice({ title, text, icon, children }: Props) {
  return (
    <div className={classes.notice} role="status">
      {icon && <span className={classes.icon}>{icon}</span>}
      <p className={classes.title}>{title}</p>
      {text && <p className={classes.text}>{text}</p>}
      {children && <div className={classes.actions}>{children}</div>}
    </div>
  )
}
