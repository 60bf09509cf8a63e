import { IconHandGrab, IconRotate360 } from '@tabler/icons-react'
import { useTexts } from '#core/language/language.ts'
import frame from '#core/public/frame/public.module.css'
import type { Product } from './facts.ts'
import { InHand } from './in-hand/in-hand.tsx'
import { modelOf } from './in-hand/parts.ts'
import { texts as handTexts } from './in-hand/texts.ts'
import styles from './product.module.css'
import { texts } from './texts.ts'
import sheet from './turn.module.css'

/** The views of a turntable; see `assets/products/turn.ts`. */
export const views = 24
const size = { width: 640, height: 400 }

/**
 * The product from every side: a still, which `turn.js` turns when someone drags it or moves the slider, and its model
 * for who wants it in their hand.
 */
export function ProductTurn({ product }: { product: Product }) {
  const t = useTexts(texts)
  const h = useTexts(handTexts)
  const path = `/pictures/products/${product.slug}-turn`
  return (
    <section
      className={`${frame.wrap} ${styles.section} ${sheet.turn}`}
      aria-labelledby="turn"
      data-model={modelOf(product.slug)}
    >
      <div className={sheet.words}>
        <h2 id="turn">{t.turn}</h2>
        <p className={styles.lead}>{t.turnText}</p>
        <button type="button" className={sheet.take} data-in-hand>
          <IconHandGrab size={22} stroke={1.75} />
          {h.take}
        </button>
        <p className={sheet.failed} role="alert" data-failed hidden>
          {h.failed}
        </p>
      </div>
      <div className={sheet.turntable} data-turn={path}>
        <div className={sheet.stage} data-stage>
          <picture>
            <source type="image/avif" srcSet={`${path}-still.avif`} />
            <img
              src={`${path}-still.webp`}
              {...size}
              alt={t.turnStill(product.nombre)}
              loading="lazy"
              draggable={false}
            />
          </picture>
        </div>
        <div className={sheet.controls}>
          <button type="button">
            <IconRotate360 size={20} stroke={1.75} />
            {t.turnAround}
          </button>
          <input type="range" min={0} max={views - 1} defaultValue={0} aria-label={t.turnSlider(product.nombre)} />
        </div>
      </div>
      <InHand product={product} />
      <script async src="/turn.js" />
    </section>
  )
}
