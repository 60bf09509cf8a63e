import { documentPath } from '@portal/contract/resources/constants'
import { dateText } from '#core/formats/dates.ts'
import styles from './document.module.css'
import { newerTexts as t } from './document-texts.ts'

/**
 * Says in both languages that there is a newer revision, with its number and date (rule resources/earlier-revisions).
 */
export function NewerRevision({ id, revision, fecha }: { id: number; revision: string; fecha: string }) {
  const address = documentPath(id)
  return (
    <aside className={styles.newer} data-newer-revision>
      <p lang="es">
        {t.inSpanish(revision, dateText(fecha, { locale: 'es-CL', zone: 'UTC' }))}{' '}
        <a href={address}>{t.openInSpanish}</a>
      </p>
      <p lang="en">
        {t.inEnglish(revision, dateText(fecha, { locale: 'en-US', zone: 'UTC' }))}{' '}
        <a href={`${address}?lang=en`} hrefLang="en">
          {t.openInEnglish}
        </a>
      </p>
    </aside>
  )
}
