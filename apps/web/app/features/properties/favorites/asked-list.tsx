import { useTexts } from '#core/language/language.ts'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { Answer } from '#core/public/form/answer.tsx'
import { favoriteTexts } from './favorite-texts.ts'
import styles from './favorites-page.module.css'

/** What became of the request for one property. */
export interface Outcome {
  id: number
  title: string
  isSent: boolean
  /** Where the request is followed; null when it had been received before, or was refused. */
  path: string | null
}

/** What became of the requests, with the link to follow each. */
export function AskedList({ outcomes }: { outcomes: readonly Outcome[] }) {
  const t = useTexts(favoriteTexts)
  const sent = outcomes.filter(({ isSent }) => isSent).length
  return (
    <div className={styles.asked}>
      <Answer kind="done" to={outcomes}>
        {t.asked(sent)}
      </Answer>
      <ul>
        {outcomes.map(({ id, title, isSent, path }) => (
          <li key={id}>
            <strong>{title}</strong>{' '}
            {path ? <PublicLink to={path}>{t.follow}</PublicLink> : isSent ? t.askedBefore : t.notAsked}
          </li>
        ))}
      </ul>
    </div>
  )
}
