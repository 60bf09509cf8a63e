import { screenTimes } from '@portal/contract/core/limits'
import { IconAlertCircle, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTexts } from '#core/language/language.ts'
import { texts as frameTexts } from '#core/public/components/texts.ts'
import styles from './error-toast.module.css'
import { texts } from './texts.ts'

interface Props {
  /** Null hides the toast. */
  text: string | null
  /** Called half a second after the toast closed, to clear the error. */
  onCleared: () => void
}

/** A red toast titled "Error": visible for five seconds, cleared 500 ms after closing (rule payments/result-texts). */
export function ErrorToast({ text, onCleared }: Props) {
  const t = useTexts(texts)
  const { close } = useTexts(frameTexts)
  const [isOpen, setOpen] = useState(true)
  const [isHeld, setHeld] = useState(false)

  useEffect(() => {
    if (text === null) return setOpen(true)
    if (isOpen && isHeld) return
    const timer = isOpen
      ? setTimeout(() => setOpen(false), screenTimes.toastMs)
      : setTimeout(onCleared, screenTimes.clearPaymentErrorMs)
    return () => clearTimeout(timer)
  }, [text, isOpen, isHeld, onCleared])

  return (
    <div className={styles.region} role="alert">
      {text !== null && (
        // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done by it, it only waits longer
        <div
          className={isOpen ? styles.toast : `${styles.toast} ${styles.closed}`}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <IconAlertCircle size={22} />
          <div>
            <strong>{t.error}</strong>
            <p>{text}</p>
          </div>
          <button type="button" onClick={() => setOpen(false)} aria-label={close}>
            <IconX size={18} />
          </button>
        </div>
      )}
    </div>
  )
}
