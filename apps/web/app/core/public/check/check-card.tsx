import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { PageHead } from '../frame/page-head.tsx'
import frame from '../frame/public.module.css'
import styles from './check.module.css'

interface Props {
  /** Of the browser tab. */
  title: string
  heading: string
  tone?: 'done' | 'muted' | 'danger'
  mark?: Icon
  children: ReactNode
}

/** The page that says what a number or code stands for. */
export function CheckCard({ title, heading, tone, mark: Mark, children }: Props) {
  return (
    <section className={`${frame.wrap} ${styles.page}`}>
      <PageHead title={title} isPrivate />
      <div className={styles.card} data-tone={tone}>
        {Mark && <Mark size={56} stroke={1.25} aria-hidden />}
        <h1>{heading}</h1>
        {children}
      </div>
    </section>
  )
}

interface CheckFact {
  label: string
  value: string | null
  look?: 'main' | 'code'
}

/** What is known of it; the first two take the whole width. */
export function CheckFacts({ facts }: { facts: readonly CheckFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ value }) => value)
        .map(({ label, value, look }) => (
          <div key={label} data-look={look}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

/** What a visitor asked for, as they typed it. */
export const CheckAsked = ({ children }: { children: ReactNode }) => <p className={styles.asked}>{children}</p>

export const CheckNote = ({ children }: { children: ReactNode }) => <p className={styles.note}>{children}</p>
