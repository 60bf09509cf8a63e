import { IconChevronLeft, IconChevronRight, IconZoomIn } from '@tabler/icons-react'
import { Suspense, useRef, useState } from 'react'
import { lazyCode } from '#core/framework/module-reload.ts'
import { useTexts } from '#core/language/language.ts'
import { useHydrated } from '#core/public/components/use-hydrated.ts'
import styles from './gallery.module.css'
import { galleryTexts } from './gallery-texts.ts'
import { Picture, type PictureData } from './picture.tsx'
import { showSlide, slideInView } from './slides.ts'

interface Props {
  pictures: readonly PictureData[]
  name: string
  /** What the pictures show. */
  label: string
  /** What each picture shows, in their order; empty where nobody said. */
  captions?: readonly string[]
}

/** Loaded when someone opens a picture. */
const ZoomDialog = lazyCode(() => import('./zoom-dialog.tsx'))

const sizes = '(max-width: 991px) calc(100vw - 48px), 820px'

/** The pictures of an item: swipe, arrow keys, thumbnails, and a zoom dialog. */
export function Gallery({ pictures, name, label, captions = [] }: Props) {
  const t = useTexts(galleryTexts)
  const isHydrated = useHydrated()
  const strip = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState(0)
  const [isZoomed, setZoomed] = useState(false)
  const count = pictures.length

  if (count === 0) {
    return (
      <div className={styles.stage}>
        <Picture picture={null} alt="" sizes={sizes} />
      </div>
    )
  }
  const show = (next: number) => showSlide(strip.current, Math.max(0, Math.min(count - 1, next)))

  return (
    <section className={styles.gallery} aria-label={label}>
      <div className={styles.stage}>
        <ul
          ref={strip}
          className={styles.strip}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys of the browser walk through what scrolls
          tabIndex={0}
          aria-label={label}
          onScroll={({ currentTarget }) => setPlace(slideInView(currentTarget))}
        >
          {pictures.map((picture, index) => (
            <li key={picture.id} id={`foto-${index + 1}`}>
              <Picture
                picture={picture}
                alt={[name, captions[index], t.photo(index + 1, count)].filter(Boolean).join('. ')}
                sizes={sizes}
                isFirst={index === 0}
                isWhole
              />
            </li>
          ))}
        </ul>
        {isHydrated && (
          <>
            {count > 1 && (
              <>
                <button
                  type="button"
                  className={`${styles.arrow} ${styles.back}`}
                  onClick={() => show(place - 1)}
                  disabled={place === 0}
                  aria-label={t.previous}
                >
                  <IconChevronLeft size={24} />
                </button>
                <button
                  type="button"
                  className={`${styles.arrow} ${styles.on}`}
                  onClick={() => show(place + 1)}
                  disabled={place === count - 1}
                  aria-label={t.next}
                >
                  <IconChevronRight size={24} />
                </button>
              </>
            )}
            <button type="button" className={styles.zoom} onClick={() => setZoomed(true)}>
              <IconZoomIn size={18} />
              {t.enlarge}
            </button>
          </>
        )}
        {(count > 1 || captions[place]) && (
          <p className={styles.count} aria-hidden>
            {[captions[place], count > 1 && `${place + 1} / ${count}`].filter(Boolean).join(' · ')}
          </p>
        )}
      </div>
      {count > 1 && (
        <ul className={styles.small}>
          {pictures.map((picture, index) => (
            <li key={picture.id}>
              <a
                href={`#foto-${index + 1}`}
                aria-label={[captions[index], t.photo(index + 1, count)].filter(Boolean).join('. ')}
                aria-current={index === place ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault()
                  show(index)
                }}
              >
                <Picture picture={picture} alt="" sizes="96px" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {isZoomed && (
        <Suspense>
          <ZoomDialog {...{ pictures, name, place }} onClose={() => setZoomed(false)} onMove={show} />
        </Suspense>
      )}
    </section>
  )
}
