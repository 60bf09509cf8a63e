import type { ReactNode } from 'react'
import frame from '../frame/public.module.css'
import styles from './message-screen.module.css'

interface Props {
  /** The figure next to the text: `404`. */
  mark?: string
  title: string
  children?: ReactNode
  actions: ReactNode
}

/** A full page with one message. */
export function MessageScreen({ mark, title, children, actions }: Props) {
  return (
    <section className={styles.screen}>
      <div className={`${frame.wrap} ${styles.text}`}>
        {mark && (
          <p className={styles.mark} aria-hidden>
            {mark}
          </p>
        )}
        <h1>{title}</h1>
        {children}
        <div className={styles.actions}>{actions}</div>
      </div>
    </section>
  )
}
