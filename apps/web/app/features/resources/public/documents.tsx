import type { Of } from '@portal/contract/core/fields'
import { nameIn } from '@portal/contract/core/names'
import { documentPath } from '@portal/contract/resources/constants'
import type { PublicDocumentSchema } from '@portal/contract/resources/library/schemas'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { documentTexts } from './document-texts.ts'
import styles from './documents.module.css'

/** The public documents, each with language, revision, date and size (rule resources/earlier-revisions). */
export function Documents({ documents }: { documents: readonly Of<typeof PublicDocumentSchema>[] }) {
  const t = useTexts(documentTexts)
  const language = useLanguage()
  const { date, bytes } = useFormats()
  if (documents.length === 0) return null
  return (
    <>
      <h3 className={styles.title}>{t.more}</h3>
      <ul className={styles.documents}>
        {documents.map((document) => (
          <li key={document.id}>
            <span>
              <PublicLink to={documentPath(document.id)} className={styles.name} hrefLang={hrefLangOf(document.idioma)}>
                {nameIn(document, 'titulo', language)}
              </PublicLink>
              <small>
                {nameIn(document, 'producto_nombre', language)} ·{' '}
                {t.facts(document.revision, date(document.fecha), bytes(document.bytes))}
              </small>
            </span>
            <span className={styles.language}>
              {document.idioma === 'ambos' ? 'ES · EN' : document.idioma.toUpperCase()}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The language of a document's content, where it is one. */
const hrefLangOf = (language: string) => (language === 'ambos' ? undefined : language)
