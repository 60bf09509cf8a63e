import type { ContentIn } from '@portal/contract/settings/contents'
import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { loadCode } from '#core/framework/module-reload.ts'
import { useTexts } from '#core/language/language.ts'
import { CarouselControls } from '#core/public/carousel/controls.tsx'
import { useCarousel } from '#core/public/carousel/use-carousel.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { separate } from '#core/public/components/deferred.tsx'
import frame from '#core/public/frame/public.module.css'
import facts from './figures.module.css'
import styles from './hero.module.css'
import { HeroMedia } from './hero-media.tsx'
import { heroTexts } from './hero-texts.ts'
import type { Figure } from './load.ts'
import type { Slide } from './slides.ts'

const HeroFallback = separate(() => import('./hero-fallback.tsx'))

/** Nothing is counted before a slide was there for a second; its code comes then. */
const countAfterMs = 1000

interface Props {
  said: Pick<ContentIn<'portada'>, 'lema' | 'descripcion'>
  slides: readonly Slide[]
  figures: readonly Figure[]
  /** Not in a preview: whether views and clicks are counted. */
  isCounted?: boolean
}

/** The first screen: the slides of staff, or the film with the title when there are none. */
export function Hero({ said, slides, figures, isCounted = true }: Props) {
  return (
    <div className={styles.hero}>
      {slides.length > 0 ? (
        <HeroCarousel said={said} slides={slides} isCounted={isCounted} />
      ) : (
        <Suspense>
          <HeroFallback title={said.lema} text={said.descripcion} />
        </Suspense>
      )}
      {figures.length > 0 && (
        <div className={facts.figures}>
          <dl className={frame.wrap}>
            {figures.map(({ name, figure, unit }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  {figure}
                  {unit && <span> {unit}</span>}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  )
}

function HeroCarousel({ said, slides, isCounted }: Pick<Props, 'said' | 'slides'> & { isCounted: boolean }) {
  const t = useTexts(heroTexts)
  const carousel = useCarousel(slides.length, (place) => slides[place]?.ms ?? 0)
  const { place, go, isLive, isRunning, isPaused, togglePause, around } = carousel
  const [settled, setSettled] = useState<ReadonlySet<number>>(new Set())
  const settle = useCallback((id: number) => setSettled((ids) => (ids.has(id) ? ids : new Set([...ids, id]))), [])
  const strip = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (!isCounted) return
    const timer = setTimeout(
      () => void loadCode(() => import('./seen.ts')).then(({ watch }) => watch(strip.current)),
      countAfterMs,
    )
    return () => clearTimeout(timer)
  }, [isCounted])
  const isNear = (index: number) =>
    index === place || (settled.has(slides[place]!.id) && index === (place + 1) % slides.length)

  return (
    <section className={styles.carousel} aria-roledescription={t.carousel} aria-label={t.slides} {...around}>
      {!slides[0]?.title && <h1 className={frame.unseen}>{said.lema}</h1>}
      <ul
        ref={strip}
        className={styles.strip}
        data-live={isLive}
        aria-live={isRunning ? 'off' : 'polite'}
        {...(!isLive && { tabIndex: 0, 'aria-label': t.slides })}
      >
        {slides.map((slide, index) => (
          <li
            key={slide.id}
            className={styles.slide}
            data-slide={slide.id}
            data-shown={index === place}
            inert={isLive && index !== place}
            aria-roledescription={t.slide}
            aria-label={t.ofAll(index + 1, slides.length)}
          >
            {(!isLive || isNear(index) || settled.has(slide.id)) && (
              <HeroMedia
                slide={slide}
                isFirst={index === 0}
                isShown={isLive ? index === place : index === 0}
                onSettled={() => settle(slide.id)}
              />
            )}
            <SlideWords slide={slide} isFirst={index === 0} isReady={settled.has(slide.id)} />
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={`${frame.wrap} ${styles.bar}`}>
          <ol className={styles.places}>
            {slides.map(({ id, title, alt, ms }, index) => (
              <li key={id}>
                <button
                  type="button"
                  aria-label={`${index + 1}. ${title || alt}`}
                  aria-current={index === place}
                  onClick={() => go(index)}
                >
                  <span
                    key={`${isRunning}`}
                    className={isRunning && index === place ? styles.running : undefined}
                    {...(isRunning && index === place && { style: { animationDuration: `${ms}ms` } })}
                  />
                </button>
              </li>
            ))}
          </ol>
          <CarouselControls onMove={(by) => go(place + by)} isPaused={isPaused} onPause={togglePause} />
        </div>
      )}
    </section>
  )
}

function SlideWords({ slide, isFirst, isReady }: { slide: Slide; isFirst: boolean; isReady: boolean }) {
  const { kicker, title, text, links } = slide
  const Title = isFirst ? 'h1' : 'h2'
  return (
    <div className={`${frame.wrap} ${styles.words}`}>
      {kicker && <p className={styles.kicker}>{kicker}</p>}
      {title && <Title>{title}</Title>}
      {text && <p className={styles.lead}>{text}</p>}
      {links.length > 0 && (
        <div className={styles.links} data-ready={isReady}>
          {links.map(({ to, text, isOutside }, index) =>
            isOutside ? (
              <a key={to} className={styles.outside} href={to} target="_blank" rel="noopener">
                {text}
              </a>
            ) : (
              <ButtonLink key={to} kind={index === 0 ? 'primary' : 'ghost'} to={to}>
                {text}
              </ButtonLink>
            ),
          )}
        </div>
      )}
    </div>
  )
}
