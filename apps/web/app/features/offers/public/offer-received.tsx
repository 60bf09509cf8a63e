import type { Of } from '@portal/contract/core/fields'
import { offerDoneMessages } from '@portal/contract/offers/messages'
import type { OfferedSchema } from '@portal/contract/offers/schemas'
import { useMessages, useTexts } from '#core/language/language.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { Answer } from '#core/public/form/answer.tsx'
import styles from '#core/public/form/form.module.css'
import { offerTexts } from './texts.ts'

interface Props {
  requested: Of<typeof OfferedSchema>
  code: number | undefined
  /** Of the machine. */
  id: number
}

/** The result: the number, and the secret link; a repetition shows neither. */
export function OfferReceived({ requested, code, id }: Props) {
  const t = useTexts(offerTexts)
  const message = useMessages(offerDoneMessages)
  const { solicitud_clasificado_id: number, url_seguimiento: path } = requested
  return (
    <div className={styles.received}>
      <Answer kind="done" to={requested}>
        {message.numbered(code ?? offerDoneMessages.received.code)}
      </Answer>
      {number !== null && (
        <dl className={styles.reference}>
          <dt>{t.reference}</dt>
          <dd>{number}</dd>
        </dl>
      )}
      <p className={styles.muted}>{path ? t.followText : t.again}</p>
      {path ? (
        <ButtonLink kind="primary" to={path}>
          {t.follow}
        </ButtonLink>
      ) : (
        <ButtonLink to={`/classifieds/${id}`}>{t.toMachine}</ButtonLink>
      )}
    </div>
  )
}
