import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import {
  isPaper,
  type PublicationKind,
  publicationKindNames,
  publicationPath,
} from '@portal/contract/publications/constants'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage } from '#core/language/language.ts'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { PdfLinks } from './pdf-links.tsx'
import styles from './publications.module.css'
import type { Published } from './published.ts'

/** A publication in a list: picture, kind, day, title and summary; a paper with its PDFs. */
export function PublicationCard({ publication, level }: { publication: Published; level: 2 | 3 }) {
  const language = useLanguage()
  const { date } = useFormats()
  const { id, tipo, imagen_url: picture } = publication
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <li className={styles.card}>
      {picture && (
        <img
          src={picture}
          width={1280}
          height={853}
          alt={nameIn(publication, 'imagen_texto', language)}
          loading="lazy"
          decoding="async"
        />
      )}
      <p className={styles.kind}>
        {textIn(publicationKindNames[tipo as PublicationKind], language)} · {date(publication.publica_el)}
      </p>
      <Heading className={styles.title}>
        <PublicLink to={publicationPath(id)}>{nameIn(publication, 'titulo', language)}</PublicLink>
      </Heading>
      <p className={styles.summary}>{nameIn(publication, 'resumen', language)}</p>
      {isPaper(tipo) && <PdfLinks publication={publication} />}
    </li>
  )
}
