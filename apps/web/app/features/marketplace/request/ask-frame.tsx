import type { ReactNode } from 'react'
import { PageHead } from '#core/public/frame/page-head.tsx'
import frame from '#core/public/frame/public.module.css'
import { Picture } from '../pictures/picture.tsx'
import styles from './ask-frame.module.css'

interface Props {
  /** Of the document, before the name of the item. */
  title: string
  heading: string
  breadcrumb: ReactNode
  item: {
    name: string
    /** Of its name, where it is not that of the page. */
    lang: string | undefined
    place: string
    picture: Parameters<typeof Picture>[0]['picture']
    price: ReactNode
  }
  children: ReactNode
}

/** A page that asks something of one item: the form or its result, next to the item. */
export function AskFrame({ title, heading, breadcrumb, item, children }: Props) {
  return (
    <div className={`${frame.wrap} ${styles.page}`}>
      <PageHead title={`${title}: ${item.name}`} isPrivate />
      {breadcrumb}
      <div className={styles.columns}>
        <section className={styles.form} aria-labelledby="ask-title">
          <h1 id="ask-title">{heading}</h1>
          {children}
        </section>
        <aside className={styles.item}>
          <div className={styles.picture}>
            <Picture picture={item.picture} alt="" sizes="360px" />
          </div>
          <h2 lang={item.lang}>{item.name}</h2>
          <p>{item.place}</p>
          {item.price}
        </aside>
      </div>
    </div>
  )
}
