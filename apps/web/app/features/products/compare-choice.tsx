import { nameIn } from '@portal/contract/core/names'
import { ProductCategory } from '@portal/contract/products/constants'
import { IconPlus } from '@tabler/icons-react'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { ProductPicture } from '#core/public/pictures/product-picture.tsx'
import styles from './compare-choice.module.css'
import { compareTexts } from './compare-texts.ts'
import { compareAddress } from './comparison.ts'
import type { Product } from './facts.ts'
import { texts } from './texts.ts'

const lines = [
  { line: 'consoles', category: ProductCategory.consoles },
  { line: 'adapters', category: ProductCategory.adapters },
] as const

const pictureSizes = '(min-width: 1200px) 292px, (min-width: 768px) 22vw, 44vw'

/** Shown when nothing is compared yet: the lines with more than one product. */
export function CompareChoice({ products }: { products: readonly Product[] }) {
  const t = useTexts(compareTexts)
  const names = useTexts(texts)
  const language = useLanguage()
  return (
    <section aria-labelledby="choose">
      <h2 id="choose" className={styles.choose}>
        {t.choose}
      </h2>
      <p className={styles.lead}>{t.chooseText}</p>
      {lines.map(({ line, category }, nth) => {
        const found = products.filter(({ categoria_id }) => categoria_id === category)
        return (
          <section key={line} className={styles.line} aria-labelledby={line}>
            <h3 id={line}>{names.stages[line].name}</h3>
            <ul>
              {found.map((product, place) => (
                <li key={product.slug}>
                  <PublicLink to={compareAddress([product.slug])}>
                    <ProductPicture
                      product={product.slug}
                      own={product}
                      sizes={pictureSizes}
                      isFirst={nth + place === 0}
                      isDecoration
                    />
                    <strong>
                      <IconPlus size={18} />
                      {product.nombre}
                    </strong>
                  </PublicLink>
                  <p>{nameIn(product, 'resumen', language)}</p>
                </li>
              ))}
            </ul>
            <ButtonLink to={compareAddress(found.map(({ slug }) => slug))}>{names.compareThese[line]}</ButtonLink>
          </section>
        )
      })}
    </section>
  )
}
