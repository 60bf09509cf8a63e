import { nameIn } from '@portal/contract/core/names'
import { capitalized } from '@portal/contract/core/text'
import type { PageWords, Titled } from '@portal/contract/products/pages/words'
import { countInWords } from '#core/formats/count-in-words.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import frame from '#core/public/frame/public.module.css'
import { OwnPicture, ProductPicture, viewsOf } from '#core/public/pictures/product-picture.tsx'
import type { Product } from './facts.ts'
import type { ProductFound } from './load.ts'
import styles from './product.module.css'
import { texts } from './texts.ts'

/** The first steps, as its film shows them or as its page says them. */
export function ProductSteps({ steps, isFilmed }: { steps: readonly Titled[]; isFilmed: boolean }) {
  const t = useTexts(texts)
  return (
    <section className={styles.sunken} aria-labelledby="steps">
      <div className={`${frame.wrap} ${styles.section}`}>
        <h2 id="steps">{t.howUsed}</h2>
        <p className={styles.lead}>{isFilmed ? t.howUsedText : t.howUsedPlain}</p>
        <ol className={styles.steps}>
          {steps.map(({ titulo, texto }) => (
            <li key={titulo}>
              <h3>{titulo}</h3>
              <p>{texto}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

const marks = [
  <path key="portable" d="M17 8h22v40H17zM22 14h12v24H22zM26 43h4" />,
  <path
    key="drone"
    d="M20 28h16l4 8H16zM12 20h12M32 20h12M18 20l6 8M38 20l-6 8M28 36v6M22 42h12M8 46c10 8 30 8 40 0"
  />,
  <path key="desktop" d="M10 12h36v26H10zM6 46h44l-4-8H10zM16 32l6-8 5 4 7-10 6 14" />,
]

/** The versions of a product side by side. */
export function ProductVersions({ versions }: { versions: PageWords['versiones'] }) {
  const t = useTexts(texts)
  const language = useLanguage()
  return (
    <section className={`${frame.wrap} ${styles.section} ${styles.follows}`} aria-labelledby="versions">
      <h2 id="versions">{t.versions(capitalized(countInWords(versions.length, language, 'f')))}</h2>
      <div className={styles.versions}>
        {versions.map(({ titulo, texto }, index) => (
          <article key={titulo}>
            <svg viewBox="0 0 56 56" width="56" height="56" aria-hidden>
              {marks[index] ?? marks[0]}
            </svg>
            <h3>{titulo}</h3>
            <p>{texto}</p>
          </article>
        ))}
      </div>
    </section>
  )
}

interface ViewsProps {
  product: Product
  /** What staff uploaded; it comes before the pictures of the portal. */
  own: ProductFound['vistas']
}

/** More pictures than the front, which is at the head of the page. */
export function ProductViews({ product, own }: ViewsProps) {
  const t = useTexts(texts)
  const language = useLanguage()
  const views = viewsOf(product.slug).filter((view) => view !== 'front')
  if (own.length + views.length === 0) return null
  return (
    <section className={`${frame.wrap} ${styles.section}`} aria-labelledby="views">
      <h2 id="views">{t.views}</h2>
      <div className={styles.views}>
        {own.map((view) => (
          <OwnPicture key={view.id} url={view.url} alt={nameIn(view, 'texto', language)} />
        ))}
        {views.map((view) => (
          <ProductPicture
            key={view}
            product={product.slug}
            view={view}
            sizes="(min-width: 768px) 50vw, calc(100vw - 40px)"
          />
        ))}
      </div>
    </section>
  )
}
