import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTexts } from '#core/language/language.ts'
import { CarouselControls } from '#core/public/carousel/controls.tsx'
import { useCarousel } from '#core/public/carousel/use-carousel.ts'
import { useReducedMotion } from '#core/public/carousel/use-reduced-motion.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { PublicLink } from '#core/public/components/public-link.tsx'
import frame from '#core/public/frame/public.module.css'
import { ProductPicture } from '#core/public/pictures/product-picture.tsx'
import styles from './below.module.css'
import { belowTexts } from './below-texts.ts'
import type { Below } from './load.ts'

const sizes = '(max-width: 639px) 86vw, (max-width: 991px) 46vw, 400px'

/** Adapters and consoles in one circular row. Each links to its page. */
export function Hardware({ products }: { products: Below['hardware'] }) {
  const t = useTexts(belowTexts)
  const row = useRef<HTMLUListElement>(null)
  const isReduced = useReducedMotion()
  const inView = useCardsInView(row)
  const { place, go, isPaused, togglePause, around } = useCarousel(Math.max(1, products.length - inView + 1))

  useEffect(() => {
    const [first, card] = [row.current?.children[0], row.current?.children[place]] as (HTMLElement | undefined)[]
    if (!first || !card || (place === 0 && row.current?.scrollLeft === 0)) return
    row.current?.scrollTo({ left: card.offsetLeft - first.offsetLeft, behavior: isReduced ? 'instant' : 'smooth' })
  }, [place, isReduced])

  return (
    <section className={styles.hardware} aria-labelledby="hardware">
      <div className={frame.wrap}>
        <div className={styles.head}>
          <div>
            <h2 id="hardware">{t.hardware.title}</h2>
            <p>{t.hardware.lead}</p>
          </div>
          <ButtonLink to="/allproducts">{t.hardware.all}</ButtonLink>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a carousel is a group of slides, as ARIA names it */}
        <div role="group" aria-roledescription={t.carousel} aria-label={t.hardware.label} {...around}>
          <ul ref={row} className={styles.row}>
            {products.map(({ slug, name, picture, kind, text, facts }) => (
              <li key={slug} className={styles.product}>
                <div className={styles.device}>
                  <ProductPicture
                    product={slug}
                    own={{ nombre: name, imagen_url: picture }}
                    sizes={sizes}
                    isDecoration
                  />
                </div>
                <p className={styles.kind}>{kind}</p>
                <h3>
                  <PublicLink to={`/${slug}`} draggable={false}>
                    {name}
                  </PublicLink>
                </h3>
                <p>{text}</p>
                <dl>
                  {facts.map((fact) => (
                    <div key={fact.name}>
                      <dt>{fact.name}</dt>
                      <dd>{fact.text}</dd>
                    </div>
                  ))}
                </dl>
              </li>
            ))}
          </ul>
          <CarouselControls onMove={(by) => go(place + by)} isPaused={isPaused} onPause={togglePause} />
        </div>
      </div>
    </section>
  )
}

/** Returns the number of fully visible cards: at the last one the row starts again. */
function useCardsInView(row: RefObject<HTMLUListElement | null>): number {
  const [count, setCount] = useState(1)

  useEffect(() => {
    const [list, card] = [row.current, row.current?.children[0]]
    if (!list || !card) return
    const watch = new ResizeObserver(() => setCount(Math.max(1, Math.round(list.clientWidth / card.clientWidth))))
    watch.observe(list)
    return () => watch.disconnect()
  }, [row])

  return count
}
