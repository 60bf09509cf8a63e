import { Suspense } from 'react'
import { separate } from '#core/public/components/deferred.tsx'
import focus from './focus.module.css'
import styles from './hero.module.css'
import type { Slide } from './slides.ts'
import { pictureOf, sourcesOf } from './sources.ts'

export const heroSizes = '(max-width: 767px) 130vw, 100vw'

const HeroMoving = separate(() => import('./hero-moving.tsx'))

interface Props {
  slide: Slide
  /** In the first screen: loaded before anything else. */
  isFirst: boolean
  isShown: boolean
  /** Called when it has loaded or failed, so that the carousel continues. */
  onSettled: () => void
}

/** Picture, film over its poster, or embedded frame of a slide; the code of films and frames loads only when a slide has one. */
export function HeroMedia({ slide, isFirst, isShown, onSettled }: Props) {
  const { type, src, alt } = slide
  const moving = type !== 'image' && (
    <Suspense>
      <HeroMoving {...{ type, src, alt, isShown, onSettled }} />
    </Suspense>
  )
  const picture = pictureOf(slide)
  if (!picture) return moving
  const webp = sourcesOf(slide, 'webp')
  const { x, y, phoneX, phoneY } = slide.focus
  return (
    <>
      <picture>
        {webp && <source type="image/avif" srcSet={sourcesOf(slide, 'avif')} sizes={heroSizes} />}
        <img
          ref={(image) => {
            if (image?.complete) onSettled() // it loaded before hydration
          }}
          className={`${styles.media} ${focus.focus}`}
          data-x={x}
          data-y={y}
          data-phone-x={phoneX}
          data-phone-y={phoneY}
          src={picture}
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
      {moving}
    </>
  )
}
