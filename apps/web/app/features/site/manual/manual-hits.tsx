import { useTexts } from '#core/language/language.ts'
import { PublicLink } from '#core/public/components/public-link.tsx'
import type { Version } from './chapter.ts'
import styles from './manual.module.css'
import { manualPath } from './manual-contents.tsx'
import { Marked } from './manual-marks.tsx'
import { manualTexts } from './manual-page-texts.ts'
import type { Hit } from './manual-search.ts'

interface Props {
  question: string
  hits: readonly Hit[]
  version: Version | null
}

/** The search results, above the manual itself. */
export function ManualHits({ question, hits, version }: Props) {
  const t = useTexts(manualTexts)
  return (
    <section className={styles.hits} aria-labelledby="hits">
      <h2 id="hits">{hits.length > 0 ? t.foundTitle(hits.length, question) : t.noneTitle(question)}</h2>
      {hits.length === 0 && (
        <p>
          {t.noneText} <PublicLink to="/faq">{t.faq}</PublicLink>
        </p>
      )}
      <ol>
        {hits.map(({ chapter, section, excerpt }) => (
          <li key={section.id} className={styles.hit}>
            <small>{chapter.title}</small>
            <a href={`#${section.id}`} className={styles.found}>
              {section.title}
            </a>
            <p>
              <Marked text={excerpt} />
            </p>
          </li>
        ))}
      </ol>
      <PublicLink to={manualPath(version, '')} className={styles.clear} reloadDocument>
        {t.clear}
      </PublicLink>
    </section>
  )
}
