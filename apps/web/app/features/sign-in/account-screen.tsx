import { nameIn } from '@portal/contract/core/names'
import type { ReactNode } from 'react'
import { useLanguage } from '#core/language/language.ts'
import { useCompany } from '#core/public/frame/company.ts'
import styles from './account-screen.module.css'

interface Props {
  title: string
  lead?: ReactNode
  children: ReactNode
  /** Links to the other account pages, below the form. */
  others?: ReactNode
}

/** The frame of every log-in screen: the form on one side, a picture on the other. */
export function AccountScreen({ title, lead, children, others }: Props) {
  const language = useLanguage()
  const company = useCompany()
  return (
    <div className={styles.screen}>
      <section className={styles.form} aria-labelledby="account-title">
        <div className={styles.column}>
          <h1 id="account-title">{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
          {others && <div className={styles.others}>{others}</div>}
        </div>
      </section>
      <aside className={styles.side}>
        {company?.lema && <p>{nameIn(company, 'lema', language).replaceAll('{nombre}', company.nombre)}</p>}
        <div className={styles.art}>
          <img src="/pictures/bench/bench.svg" width={1200} height={720} alt="" loading="lazy" />
        </div>
      </aside>
    </div>
  )
}
