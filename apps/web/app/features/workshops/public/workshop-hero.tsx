import type { ReactNode } from 'react'
import frame from '#core/public/frame/public.module.css'
import { Title } from './level.tsx'
import styles from './workshop.module.css'

interface Props {
  kicker: string
  title: string
  lead: string
  facts: readonly { label: string; value: string }[]
  art: ReactNode
  /** Above the kicker: the breadcrumb. */
  before?: ReactNode
}

/** The head of a past or coming workshop on the dark ground of the site, with its main facts below. */
export function WorkshopHero({ kicker, title, lead, facts, art, before }: Props) {
  return (
    <header className={styles.hero}>
      <div className={`${frame.wrap} ${styles.stage}`}>
        <div className={styles.words}>
          {before}
          <p className={styles.kicker}>{kicker}</p>
          <Title>{title}</Title>
          <p className={styles.lead}>{lead}</p>
        </div>
        <div className={styles.art}>{art}</div>
      </div>
      <dl className={`${frame.wrap} ${styles.facts}`}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  )
}
