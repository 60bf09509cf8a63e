import type { ReactNode } from 'react'
import { HeadContext } from '../palette-actions.ts'
import { useTitle } from '../use-title.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import classes from './page-header.module.css'

interface Props {
  title: string
  /** Next to the title: a `StatusDot`, a code. */
  status?: ReactNode
  /** The purpose of the page in one line, for screens that are not lists. */
  about?: ReactNode
  /** Top right; the primary action last. */
  actions?: ReactNode
  /** Under the title: `UrlTabs`. */
  children?: ReactNode
}

/** The header of a screen: breadcrumbs, title, status and actions. Also sets the title of the browser tab. */
export function PageHeader({ title, status, about, actions, children }: Props) {
  useTitle(title)
  return (
    <header className={classes.header}>
      <Breadcrumbs title={title} />
      <div className={classes.line}>
        <h1 className={classes.title} tabIndex={-1} data-arrival>
          {title}
        </h1>
        {status && <span className={classes.status}>{status}</span>}
        {actions && (
          <div className={classes.actions}>
            <HeadContext value={true}>{actions}</HeadContext>
          </div>
        )}
      </div>
      {about && <p className={classes.about}>{about}</p>}
      {children}
    </header>
  )
}
