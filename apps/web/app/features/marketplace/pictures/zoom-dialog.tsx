import { IconChevronLeft, IconChevronRight, IconX, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTexts } from '#core/language/language.ts'
import { texts } from '#core/public/components/texts.ts'
import { galleryTexts } from './gallery-texts.ts'
import { type PictureData, widestUrl } from './picture.tsx'
import { showSlide, slideInView } from './slides.ts'
import styles from './zoom-dialog.module.css'

interface Props {
  pictures: readonly PictureData[]
  name: string
  /** Index of the picture to open with. */
  place: number
  onClose: () => void
  /** Receives the index of the visible picture. */
  onMove: (place: number) => void
}

/** One picture over the whole window, optionally at full size. Arrow keys, swipe and Escape work as usual. */
export default function ZoomDialog({ pictures, name, place, onClose, onMove }: Props) {
  const t = useTexts(galleryTexts)
  const { close } = useTexts(texts)
  const dialog = useRef<HTMLDialogElement>(null)
  const strip = useRef<HTMLUListElement>(null)
  const first = useRef(place)
  const [now, setNow] = useState(place)
  const [isNear, setNear] = useState(false)
  const count = pictures.length

  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    showSlide(strip.current, first.current, 'instant')
    return () => (opener as HTMLElement | null)?.focus()
  }, [])

  function go(next: number) {
    setNear(false)
    showSlide(strip.current, Math.max(0, Math.min(count - 1, next)))
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') go(now + 1)
    else if (event.key === 'ArrowLeft') go(now - 1)
    else if (event.key === '+') setNear(true)
    else if (event.key === '-') setNear(false)
    else return
    event.preventDefault()
  }
  const leave = () => {
    onMove(now)
    onClose()
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={name} onClose={leave} onKeyDown={onKey}>
      <div className={styles.bar}>
        <p aria-live="polite">{t.photo(now + 1, count)}</p>
        <button type="button" onClick={() => setNear(!isNear)} aria-label={isNear ? t.zoomOut : t.zoomIn}>
          {isNear ? <IconZoomOut size={22} /> : <IconZoomIn size={22} />}
        </button>
        <button type="button" onClick={() => dialog.current?.close()} aria-label={close}>
          <IconX size={24} />
        </button>
      </div>
      <ul
        ref={strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the strip scrolls, so the keyboard must reach it
        tabIndex={0}
        aria-label={name}
        className={isNear ? `${styles.strip} ${styles.near}` : styles.strip}
        onScroll={({ currentTarget }) => !isNear && setNow(slideInView(currentTarget))}
      >
        {pictures.map((picture, index) => (
          <li key={picture.id} inert={index !== now}>
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys + and - and the button do the same */}
            <img
              src={widestUrl(picture)}
              alt={`${name}. ${t.photo(index + 1, count)}`}
              width={picture.ancho}
              height={picture.alto}
              loading={index === now ? 'eager' : 'lazy'}
              onClick={() => setNear(!isNear)}
            />
          </li>
        ))}
      </ul>
      {count > 1 && !isNear && (
        <>
          <button
            type="button"
            className={`${styles.arrow} ${styles.back}`}
            onClick={() => go(now - 1)}
            disabled={now === 0}
            aria-label={t.previous}
          >
            <IconChevronLeft size={28} />
          </button>
          <button
            type="button"
            className={`${styles.arrow} ${styles.on}`}
            onClick={() => go(now + 1)}
            disabled={now === count - 1}
            aria-label={t.next}
          >
            <IconChevronRight size={28} />
          </button>
        </>
      )}
    </dialog>
  )
}
