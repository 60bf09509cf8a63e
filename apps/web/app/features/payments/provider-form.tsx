import { useEffect, useRef } from 'react'
import { useTexts } from '#core/language/language.ts'
import { Button } from '#core/public/components/button.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import frame from '#core/public/frame/public.module.css'
import styles from './payment.module.css'
import { StepIndicator } from './step-indicator.tsx'
import { texts } from './texts.ts'

interface Props {
  /** Address of the provider's page, as the provider returned it. */
  url: string
  token: string
}

/**
 * Second step: posts `token_ws` to the provider immediately, or by a button without JavaScript (rule payments/pages).
 */
export function ProviderForm({ url, token }: Props) {
  const t = useTexts(texts)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.submit(), [])
  return (
    <div className={`${frame.wrap} ${styles.page}`}>
      <PageHead title={t.title} isPrivate />
      <StepIndicator current="provider" />
      <section className={styles.alone} role="status">
        <h1>{t.going}</h1>
        <form ref={form} method="post" action={url}>
          <input type="hidden" name="token_ws" value={token} />
          <Button type="submit" kind="primary">
            {t.goOn}
          </Button>
        </form>
      </section>
    </div>
  )
}
