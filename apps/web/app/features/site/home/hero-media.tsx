import { useEffect, useRef } from 'react'
import { useCalm } from '#core/public/carousel/use-calm.ts'
import styles from './hero.module.css'
import { type Slide, sourcesOf } from './slides.ts'

export const heroSizes = '(max-width: 767px) 130vw, 100vw'

interface Props {
  slide: Slide
  /** Of the first screen: fetched before anything else. */
  isFirst: boolean
  isShown: boolean
  /** It is there, or will never be: what waits for it goes on. */
  onSettled: () => void
}

/** Picture, film or foreign frame of a slide. Only what is shown plays, and a frame is not asked for before. */
export function HeroMedia({ slide, isFirst, isShown, onSettled }: Props) {
  const { type, src, alt } = slide
  if (type === 'video') return <HeroFilm {...{ src, alt, isShown, onSettled }} />
  if (type === 'iframe') {
    if (!isShown) return null
    return (
      <iframe
        className={styles.media}
        src={src}
        title={alt}
        onLoad={onSettled}
        loading="lazy"
        sandbox="allow-scripts allow-same-origin allow-presentation"
        referrerPolicy="strict-origin-when-cross-origin"
        allow="fullscreen"
      />
    )
  }
  const webp = sourcesOf(slide, 'webp')
  return (
    <picture>
      {webp && <source type="image/avif" srcSet={sourcesOf(slide, 'avif')} sizes={heroSizes} />}
      <img
        ref={(image) => {
          if (image?.complete) onSettled() // it came before this code did
        }}
        className={styles.media}
        src={src}
        {...(webp && { srcSet: webp, sizes: heroSizes })}
        width={1920}
        height={1080}
        alt={alt}
        draggable={false}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'low'}
        decoding={isFirst ? 'sync' : 'async'}
        onLoad={onSettled}
        onError={onSettled}
      />
    </picture>
  )
}

function HeroFilm({ src, alt, isShown, onSettled }: { src: string; alt: string } & Omit<Props, 'slide' | 'isFirst'>) {
  const film = useRef<HTMLVideoElement>(null)
  const isCalm = useCalm()

  useEffect(() => {
    if (isShown && !isCalm)
      void film.current?.play().catch(onSettled) // a browser may forbid it: the first frame stays
    else film.current?.pause()
  }, [isShown, isCalm, onSettled])

  return (
    <video
      ref={film}
      className={styles.media}
      src={src}
      aria-label={alt}
      preload={isShown ? 'auto' : 'none'}
      controls={isCalm}
      muted
      loop
      playsInline
      onLoadedData={onSettled}
      onError={onSettled}
    />
  )
}
