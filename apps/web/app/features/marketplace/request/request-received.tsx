import { machineDoneMessages } from '@portal/contract/machines/done-messages'
import { useMessages, useTexts } from '#core/language/language.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { Answer } from '#core/public/form/answer.tsx'
import styles from '#core/public/form/form.module.css'
import type { Requested } from './request.ts'
import { requestTexts } from './request-texts.ts'

interface Props {
  requested: Requested
  /** Code of the success: received, or received earlier. */
  code: number | undefined
}

/** The result: the number, and the secret link. A repetition shows neither (rule requests/same-again). */
export function RequestReceived({ requested, code }: Props) {
  const t = useTexts(requestTexts)
  const message = useMessages(machineDoneMessages)
  const { solicitud_clasificado_id: id, url_seguimiento: path } = requested
  return (
    <div className={styles.received}>
      <Answer kind="done" to={requested}>
        {message.numbered(code ?? machineDoneMessages.requestReceived.code)}
      </Answer>
      {id !== null && (
        <dl className={styles.reference}>
          <dt>{t.reference}</dt>
          <dd>{id}</dd>
        </dl>
      )}
      <p className={styles.muted}>{path ? t.followText : t.again}</p>
      {path && (
        <ButtonLink kind="primary" to={path}>
          {t.follow}
        </ButtonLink>
      )}
    </div>
  )
}
