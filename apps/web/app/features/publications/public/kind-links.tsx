import { textIn } from '@portal/contract/core/text'
import { type PublicationKind, publicationKindPlurals, publicationsPath } from '@portal/contract/publications/constants'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { publicTexts } from './public-texts.ts'
import styles from './publications.module.css'

/** Leads to the publications of each kind of which there is any; nothing while there is none. */
export function KindLinks({ kinds }: { kinds: readonly PublicationKind[] }) {
  const t = useTexts(publicTexts)
  const language = useLanguage()
  if (kinds.length === 0) return null
  return (
    <nav aria-label={t.kinds} className={styles.links}>
      <h3>{t.title}</h3>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>
            <PublicLink to={publicationsPath({ kind })}>{textIn(publicationKindPlurals[kind], language)}</PublicLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
