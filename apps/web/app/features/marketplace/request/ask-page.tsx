import type { ReactNode } from 'react'
import { useTexts } from '#core/language/language.ts'
import { Breadcrumb } from '#core/public/frame/breadcrumb.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import frame from '#core/public/frame/public.module.css'
import { Picture } from '../pictures/picture.tsx'
import type { RequestResult } from './request.ts'
import styles from './request-page.module.css'
import { RequestReceived } from './request-received.tsx'
import { requestTexts } from './request-texts.ts'

interface Props {
  title: string
  /** Where the item stands: its list and its page, with the name of the breadcrumb. */
  crumbs: { label: string; steps: readonly { name: string; to: string }[] }
  item: { name: string; place: string; picture: Parameters<typeof Picture>[0]['picture']; price: ReactNode }
  result: RequestResult | undefined
  children: ReactNode
}

/** The form of the dialog as its own page: without JavaScript, and for links in mails. */
export function AskPage({ title, crumbs, item, result, children }: Props) {
  const t = useTexts(requestTexts)
  return (
    <div className={`${frame.wrap} ${styles.page}`}>
      <PageHead title={`${title}: ${item.name}`} isPrivate />
      <Breadcrumb label={crumbs.label} steps={[...crumbs.steps, { name: title }]} />
      <div className={styles.columns}>
        <section className={styles.form} aria-labelledby="request-title">
          <h1 id="request-title">{result?.reply.ok ? t.receivedTitle : title}</h1>
          {result?.reply.ok ? <RequestReceived requested={result.reply.datos} code={result.reply.codigo} /> : children}
        </section>
        <aside className={styles.item}>
          <div className={styles.picture}>
            <Picture picture={item.picture} alt="" sizes="360px" />
          </div>
          <h2>{item.name}</h2>
          <p>{item.place}</p>
          {item.price}
        </aside>
      </div>
    </div>
  )
}
