import { IconX } from '@tabler/icons-react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useTexts } from '#core/language.ts'
import { texts } from '../texts.ts'
import styles from './film-dialog.module.css'
import type { Film } from './list.ts'

interface Props {
  film: Film
  title: string
  onClose: () => void
}

const captionNames = { es: 'Español', en: 'English' }

/** A film over the whole window, with its captions on. Its files are asked for now, not before. */
export default function FilmDialog({ film: { name, language }, title, onClose }: Props) {
  const t = useTexts(texts)
  const dialog = useRef<HTMLDialogElement>(null)
  const source = `/films/${name}-${language}`

  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    return () => (opener as HTMLElement | null)?.focus()
  }, [])

  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside it is one more way to close; the keyboard has Escape
    <dialog ref={dialog} className={styles.dialog} aria-label={title} onClose={onClose} onClick={closeOutside}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <button type="button" onClick={onClose} aria-label={t.close}>
          <IconX size={24} aria-hidden />
        </button>
      </div>
      <video className={styles.film} poster={`${source}.webp`} preload="metadata" controls autoPlay playsInline>
        <source src={`${source}.webm`} type="video/webm" />
        <source src={`${source}.mp4`} type="video/mp4" />
        <track kind="captions" src={`${source}.vtt`} srcLang={language} label={captionNames[language]} default />
      </video>
    </dialog>
  )
}
