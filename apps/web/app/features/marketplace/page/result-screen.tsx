import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconClock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './result-screen.module.css'

const icons = { done: IconCircleCheck, warn: IconAlertTriangle, danger: IconCircleX, waiting: IconClock }

interface Props {
  kind: keyof typeof icons
  title: string
  children: ReactNode
  actions?: ReactNode
}

/** The result of a followed link: green, yellow or red. */
export function ResultScreen({ kind, title, children, actions }: Props) {
  const Icon = icons[kind]
  return (
    <section className={styles.screen} aria-live="polite" data-result={kind}>
      <div className={styles.box}>
        <Icon className={styles[kind]} size={72} stroke={1.5} />
        <h1>{title}</h1>
        <div className={styles.text}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </section>
  )
}
