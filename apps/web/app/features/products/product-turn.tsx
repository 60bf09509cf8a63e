import { isDrawn } from '@portal/contract/products/constants'
import { IconHandGrab, IconRotate360 } from '@tabler/icons-react'
import { useTexts } from '#core/language/language.ts'
import frame from '#core/public/frame/public.module.css'
import { ProductPicture } from '#core/public/pictures/product-picture.tsx'
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

interface Props {
  product: Product
  /** The address of a model that staff uploaded; it comes before the one of the portal. */
  model: string | null
}

/**
 * The product from every side: a still, which `turn.js` turns when someone drags it or moves the slider, and its model
 * for who wants it in their hand. Of a product whose turntable does not come with the portal there is the model alone.
 */
export function ProductTurn({ product, model: own }: Props) {
  const t = useTexts(texts)
  const h = useTexts(handTexts)
  const isTurned = isDrawn(product.slug) && own === null
  const model = own ?? (isDrawn(product.slug) ? modelOf(product.slug) : null)
  if (!model) return null
  return (
    <section className={`${frame.wrap} ${styles.section} ${sheet.turn}`} aria-labelledby="turn" data-model={model}>
      <div className={sheet.words}>
        <h2 id="turn">{t.turn}</h2>
        <p className={styles.lead}>{isTurned ? t.turnText : t.inHandText}</p>
        <button type="button" className={sheet.take} data-in-hand>
          <IconHandGrab size={22} stroke={1.75} />
          {h.take}
        </button>
        <p className={sheet.failed} role="alert" data-failed hidden>
          {isTurned ? h.failed : h.failedPlain}
        </p>
      </div>
      {isTurned ? <Turntable product={product} /> : <Still product={product} />}
      <InHand product={product} isOwn={!isTurned} />
      <script async src="/turn.js" />
    </section>
  )
}

function Turntable({ product }: { product: Product }) {
  const t = useTexts(texts)
  const path = `/pictures/products/${product.slug}-turn`
  return (
    <div className={sheet.turntable} data-still data-turn={path}>
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
  )
}

/** Stands where the model will. */
const Still = ({ product }: { product: Product }) => (
  <div className={sheet.turntable} data-still>
    <ProductPicture
      product={product.slug}
      own={product}
      sizes="(min-width: 992px) 640px, calc(100vw - 40px)"
      isDecoration
    />
  </div>
)
