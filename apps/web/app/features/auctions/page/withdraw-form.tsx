import { Form, useNavigation } from 'react-router'
import { useTexts } from '#core/language/language.ts'
import { Button } from '#core/public/components/button.tsx'
import { auctionTexts } from '../texts.ts'
import styles from './auction-page.module.css'

/** Takes the e-mail back, after its consequences were read. */
export function WithdrawForm() {
  const t = useTexts(auctionTexts)
  const isSending = useNavigation().state !== 'idle'
  return (
    // a quick visitor opens it before hydration
    <details className={styles.more} suppressHydrationWarning>
      <summary>{t.withdrawTitle}</summary>
      <Form method="post" className={styles.form} preventScrollReset>
        <p>{t.withdrawText}</p>
        <input type="hidden" name="accion" value="retirar" />
        <Button type="submit" isBusy={isSending}>
          {t.withdraw}
        </Button>
      </Form>
    </details>
  )
}
