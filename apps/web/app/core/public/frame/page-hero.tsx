import type { ReactNode } from 'react'
import { Breadcrumb } from './breadcrumb.tsx'
import styles from './page-hero.module.css'
import frame from './public.module.css'

interface Props {
  breadcrumb: string
  steps: readonly { name: string; to?: string }[]
  title: string
  lead: string
  /** Next to the text in a wide window, below it in a narrow one. */
  children?: ReactNode
}

/** The head of a text page: breadcrumb, title and lead, on the dark ground of the site. */
export function PageHero({ breadcrumb, steps, title, lead, children }: Props) {
  return (
    <div className={styles.hero}>
      <div className={frame.wrap}>
        <Breadcrumb label={breadcrumb} steps={steps} />
        <div className={children ? styles.split : styles.alone}>
          <div className={styles.words}>
            <h1>{title}</h1>
            <p>{lead}</p>
          </div>
          {children && <div className={styles.beside}>{children}</div>}
        </div>
      </div>
    </div>
  )
}
