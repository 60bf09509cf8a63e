import { useEffect, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useTexts } from '#core/language/language.ts'
import { Button } from '#core/public/components/button.tsx'
import { Dialog } from '#core/public/components/dialog.tsx'
import { useHydrated } from '#core/public/components/use-hydrated.ts'
import styles from './tracking-actions.module.css'
import { trackingTexts } from './tracking-texts.ts'

interface Props {
  canCancel: boolean
  canResume: boolean
}

/** What the client may do with their request. Cancelling asks for confirmation, also without JavaScript. */
export function TrackingActions({ canCancel, canResume }: Props) {
  const t = useTexts(trackingTexts)
  const isHydrated = useHydrated()
  const isSending = useNavigation().state !== 'idle'
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    if (!canCancel) setAsking(false)
  }, [canCancel])

  const sure = (
    <>
      <p>{t.cancelText}</p>
      <Form method="post" className={styles.sure} preventScrollReset>
        <input type="hidden" name="accion" value="cancelar" />
        <Button type="submit" isBusy={isSending}>
          {t.cancelYes}
        </Button>
        {isHydrated && <Button onClick={() => setAsking(false)}>{t.keep}</Button>}
      </Form>
    </>
  )
  return (
    <>
      {canResume && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="accion" value="retomar" />
          <Button type="submit" kind="primary" isWide isBusy={isSending}>
            {t.resume}
          </Button>
        </Form>
      )}
      {canCancel &&
        (isHydrated ? (
          <>
            <button type="button" className={styles.cancel} onClick={() => setAsking(true)}>
              {t.cancel}
            </button>
            <Dialog title={t.cancelSure} isOpen={isAsking} onClose={() => setAsking(false)}>
              {sure}
            </Dialog>
          </>
        ) : (
          // a quick visitor opens it before hydration
          <details suppressHydrationWarning>
            <summary className={styles.cancel}>{t.cancel}</summary>
            {sure}
          </details>
        ))}
    </>
  )
}
