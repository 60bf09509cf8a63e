import { lazy, Suspense } from 'react'
import styles from './hero.module.css'
import type { Slide } from './slides.ts'
import { sourcesOf } from './sources.ts'

export const heroSizes = '(max-width: 767px) 130vw, 100vw'

const HeroMoving = lazy(() => import('./hero-moving.tsx'))

interface Props {
  slide: Slide
  /** Of the first screen: fetched before anything else. */
  isFirst: boolean
  isShown: boolean
  /** It is there, or will never be: what waits for it continues. */
  onSettled: () => void
}

/** Picture, film or foreign frame of a slide: what moves is fetched when a slide has it. */
export function HeroMedia({ slide, isFirst, isShown, onSettled }: Props) {
  const { type, src, alt } = slide
  if (type !== 'image') {
    return (
      <Suspense>
        <HeroMoving {...{ type, src, alt, isShown, onSettled }} />
      </Suspense>
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
        onLoad={onSettled}
        onError={onSettled}
      />
    </picture>
  )
}
