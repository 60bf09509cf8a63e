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
  /** Above the kicker: where the page stands. */
  before?: ReactNode
}

/** What a workshop was or will be, on the dark ground of the site, with what must be known at once below. */
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
