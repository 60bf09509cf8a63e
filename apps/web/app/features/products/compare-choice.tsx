import { nameIn } from '@portal/contract/core/names'
import { IconPlus } from '@tabler/icons-react'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { ProductPicture } from '#core/public/pictures/product-picture.tsx'
import styles from './compare-choice.module.css'
import { compareTexts } from './compare-texts.ts'
import { compareAddress, comparingIn } from './comparison.ts'
import type { Line, Product } from './facts.ts'
import { texts } from './texts.ts'

const pictureSizes = '(min-width: 1200px) 292px, (min-width: 768px) 22vw, 44vw'

interface Props {
  products: readonly Product[]
  lines: readonly Line[]
}

/** Shown when nothing is compared yet: the lines with more than one product, the longest first. */
export function CompareChoice({ products, lines }: Props) {
  const t = useTexts(compareTexts)
  const names = useTexts(texts)
  const language = useLanguage()
  const compared = lines
    .map((line) => ({ line, found: products.filter(({ categoria_id }) => categoria_id === line.categoria_id) }))
    .filter(({ found }) => found.length > 1)
    .toSorted((a, b) => b.found.length - a.found.length)
  return (
    <section aria-labelledby="choose">
      <h2 id="choose" className={styles.choose}>
        {t.choose}
      </h2>
      <p className={styles.lead}>{t.chooseText}</p>
      {compared.map(({ line, found }, nth) => {
        return (
          <section key={line.ancla} className={styles.line} aria-labelledby={line.ancla}>
            <h3 id={line.ancla}>{nameIn(line, 'nombre', language)}</h3>
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
            <ButtonLink to={compareAddress(found.map(({ slug }) => slug))}>
              {comparingIn(line, found.length, language) || names.compareLine}
            </ButtonLink>
          </section>
        )
      })}
    </section>
  )
}
