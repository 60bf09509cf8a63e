import { paramsMessages } from '@portal/contract/core/params-messages'
import { textIn } from '@portal/contract/core/text'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { Notice } from '#core/public/form/notice.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import frame from '#core/public/frame/public.module.css'
import styles from './payment.module.css'
import { texts } from './texts.ts'

interface Props {
  /** The heading; says by default that the payment was not opened. */
  title?: string
  /** The error; missing parameters by default. */
  text?: string
}

/** Replaces a payment page whose address has no valid payment. */
export function ParamsError({ title, text }: Props) {
  const t = useTexts(texts)
  const language = useLanguage()
  return (
    <div className={`${frame.wrap} ${styles.page}`}>
      <PageHead title={t.title} isPrivate />
      <section className={styles.alone}>
        <h1>{title ?? t.notOpened}</h1>
        <Notice kind="danger">{text ?? textIn(paramsMessages.missing, language)}</Notice>
        <p>{t.notOpenedHelp}</p>
        <div className={styles.ways}>
          <ButtonLink to="/classifieds">{t.toList}</ButtonLink>
          <ButtonLink to="/contact">{t.contact}</ButtonLink>
        </div>
      </section>
    </div>
  )
}
