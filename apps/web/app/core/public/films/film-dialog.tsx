import { IconX } from '@tabler/icons-react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useTexts } from '#core/language/language.ts'
import { texts } from '../components/texts.ts'
import styles from './film-dialog.module.css'
import { FilmSources } from './film-sources.tsx'
import { filmTexts } from './film-texts.ts'
import { type Film, filmAt } from './list.ts'

interface Props {
  film: Film
  title: string
  onClose: () => void
}

/** A film over the whole window, with captions. Its files are loaded when it opens. */
export default function FilmDialog({ film: { name, language, seconds }, title, onClose }: Props) {
  const t = useTexts(texts)
  const { silent } = useTexts(filmTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const path = filmAt(name, language)

  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    return () => (opener as HTMLElement | null)?.focus()
  }, [])

  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click outside also closes it; the keyboard has Escape
    <dialog ref={dialog} className={styles.dialog} aria-label={title} onClose={onClose} onClick={closeOutside}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <p>{silent(seconds)}</p>
        <button type="button" onClick={onClose} aria-label={t.close}>
          <IconX size={24} />
        </button>
      </div>
      <video className={styles.film} poster={`${path}.webp`} controls autoPlay muted playsInline>
        <FilmSources path={path} language={language} />
      </video>
    </dialog>
  )
}
