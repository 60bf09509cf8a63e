import { isPaper, publicationsPath } from '@portal/contract/publications/constants'
import { useTexts } from '#core/language/language.ts'
import { PublicLink } from '#core/public/components/public-link.tsx'
import frame from '#core/public/frame/public.module.css'
import { publicTexts } from './public-texts.ts'
import { PublicationCard } from './publication-card.tsx'
import styles from './publications.module.css'
import type { Published } from './published.ts'

/** On the page of a product: its papers, then what was told of it; nothing when there is none. */
export function ProductPublications({ publications }: { publications: readonly Published[] }) {
  const t = useTexts(publicTexts)
  const papers = publications.filter(({ tipo }) => isPaper(tipo))
  const stories = publications.filter(({ tipo }) => !isPaper(tipo))
  return [
    { id: 'papers', title: t.papers, rows: papers },
    { id: 'stories', title: t.stories, rows: stories },
  ]
    .filter(({ rows }) => rows.length > 0)
    .map(({ id, title, rows }) => (
      <section key={id} className={`${frame.wrap} ${styles.ofProduct}`} aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        <ul className={styles.cards}>
          {rows.map((row) => (
            <PublicationCard key={row.id} publication={row} level={3} />
          ))}
        </ul>
        <PublicLink className={styles.more} to={publicationsPath()}>
          {t.more}
        </PublicLink>
      </section>
    ))
}
