import { screenTimes } from '@portal/contract/core/limits'
import { IconCircleCheck, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTexts } from '#core/language/language.ts'
import { texts } from '../components/texts.ts'
import styles from './toast.module.css'

interface Props {
  /** Null means nothing is shown. */
  text: string | null
  onClose: () => void
}

/** Shows a success for five seconds; longer while hovered or focused. */
export function Toast({ text, onClose }: Props) {
  const t = useTexts(texts)
  const [isHeld, setHeld] = useState(false)

  useEffect(() => {
    if (!text || isHeld) return
    const timer = setTimeout(onClose, screenTimes.toastMs)
    return () => clearTimeout(timer)
  }, [text, isHeld, onClose])

  return (
    <div className={styles.region} role="status">
      {text && (
        // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done by it, it only waits longer
        <div
          className={styles.toast}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <IconCircleCheck size={20} />
          <span>{text}</span>
          <button type="button" onClick={onClose} aria-label={t.close}>
            <IconX size={18} />
          </button>
        </div>
      )}
    </div>
  )
}
