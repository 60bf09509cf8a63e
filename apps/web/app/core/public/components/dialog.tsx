import { IconX } from '@tabler/icons-react'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useTexts } from '#core/language/language.ts'
import styles from './dialog.module.css'
import { texts } from './texts.ts'

interface Props {
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** The browser's dialog: traps the focus, closes with Escape and restores the focus. */
export function Dialog({ title, isOpen, onClose, children }: Props) {
  const t = useTexts(texts)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])

  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click outside also closes it; the keyboard has Escape
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose} onClick={closeOutside}>
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          <button type="button" className={styles.close} onClick={onClose} aria-label={t.close}>
            <IconX size={22} />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
