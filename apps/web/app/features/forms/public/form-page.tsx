import type { ReactNode } from 'react'
import { useTexts } from '#core/language/language.ts'
import { Breadcrumb } from '#core/public/frame/breadcrumb.tsx'
import frame from '#core/public/frame/public.module.css'
import styles from './contact.module.css'
import { ContactAside } from './contact-aside.tsx'
import { ndaTexts } from './nda-texts.ts'

interface Props {
  title: string
  lead: string
  children: ReactNode
  /** Replaces the text about what happens next. */
  aside?: ReactNode
}

/** A form of the contact page on its own page. */
export function FormPage({ title, lead, children, aside = <ContactAside /> }: Props) {
  const t = useTexts(ndaTexts)
  return (
    <>
      <div className={`${styles.hero} ${styles.low}`}>
        <div className={frame.wrap}>
          <Breadcrumb label={t.breadcrumb} steps={[{ name: t.contact, to: '/contact' }, { name: title }]} />
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
      </div>
      <div className={`${frame.wrap} ${styles.columns}`}>
        <div className={styles.main}>{children}</div>
        {aside}
      </div>
    </>
  )
}
