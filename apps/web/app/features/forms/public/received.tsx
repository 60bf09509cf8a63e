import type { Messages } from '@portal/contract/core/messages'
import type { ReactNode } from 'react'
import { useMessages, useTexts } from '#core/language/language.ts'
import { Answer } from '#core/public/form/answer.tsx'
import styles from '#core/public/form/form.module.css'
import { contactTexts } from './contact-texts.ts'
import type { FormResult } from './form-result.ts'

interface Props {
  reply: FormResult['reply'] & { ok: true }
  /** The success messages of the form. */
  done: Messages
  children?: ReactNode
}

/** The result of a form, with its reference; a repetition shows no reference. */
export function Received({ reply, done, children }: Props) {
  const t = useTexts(contactTexts)
  const message = useMessages(done)
  const { referencia: reference } = reply.datos
  return (
    <div className={styles.received}>
      <Answer kind="done" to={reply}>
        {message.numbered(reply.codigo ?? 0)}
      </Answer>
      {reference && (
        <>
          <dl className={styles.reference}>
            <dt>{t.reference}</dt>
            <dd>{reference}</dd>
          </dl>
          <p className={styles.muted}>{t.keepReference}</p>
        </>
      )}
      {children}
    </div>
  )
}
