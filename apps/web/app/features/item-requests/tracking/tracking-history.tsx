import type { Of } from '@portal/contract/core/fields'
import { textIn } from '@portal/contract/core/text'
import type { TrackingSchema } from '@portal/contract/item-requests/schemas'
import { type RequestStatus, requestStatusName } from '@portal/contract/marketplace/states'
import { IconFileDownload } from '@tabler/icons-react'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import styles from './tracking-history.module.css'
import { trackingTexts } from './tracking-texts.ts'

type Tracked = Of<typeof TrackingSchema>

interface Props {
  events: Tracked['eventos']
  documents: Tracked['adjuntos']
  isForRent: boolean
}

/** The events as a conversation, newest last; then the documents. */
export function TrackingHistory({ events, documents, isForRent }: Props) {
  const t = useTexts(trackingTexts)
  const language = useLanguage()
  const formats = useFormats()
  // a card is confirmed by the portal, a transfer by staff
  const paidBy = (author: string, comment: string) => (author === 'personal' ? t.transfer : t.order)(comment)
  return (
    <>
      <section aria-labelledby="history">
        <h2 id="history">{t.history}</h2>
        <ol className={styles.events}>
          {events.map(({ id, tipo, autor, a_estado, comentario, creado_en }) => (
            <li key={id} className={autor === 'cliente' ? styles.own : styles.theirs}>
              <p className={styles.who}>
                <strong>{t.wrote[autor] ?? autor}</strong>
                <time dateTime={creado_en}>{formats.dateTime(creado_en)}</time>
              </p>
              {a_estado !== null ? (
                <p className={styles.status}>
                  {textIn(requestStatusName(a_estado as RequestStatus, isForRent), language)}
                </p>
              ) : (
                !comentario && <p>{t.events[tipo]}</p>
              )}
              {comentario && <p className={styles.words}>{tipo === 'pago' ? paidBy(autor, comentario) : comentario}</p>}
            </li>
          ))}
        </ol>
      </section>
      {documents.length > 0 && (
        <section aria-labelledby="documents">
          <h2 id="documents">{t.documents}</h2>
          <ul className={styles.documents}>
            {documents.map(({ id, nombre, archivo_url }) => (
              <li key={id}>
                <a href={archivo_url} download={nombre}>
                  <IconFileDownload size={20} stroke={1.5} />
                  <span>{nombre}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
