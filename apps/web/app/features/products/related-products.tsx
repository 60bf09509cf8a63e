import type { PageWords } from '@portal/contract/products/pages/words'
import { IconArrowRight } from '@tabler/icons-react'
import { useTexts } from '#core/language/language.ts'
import { PublicLink } from '#core/public/components/public-link.tsx'
import frame from '#core/public/frame/public.module.css'
import { ProductPicture } from '#core/public/pictures/product-picture.tsx'
import { compareAddress } from './comparison.ts'
import type { Product } from './facts.ts'
import styles from './product.module.css'
import { texts } from './texts.ts'

interface Props {
  product: Product
  others: readonly Product[]
  works: PageWords['funciona_con']
}

/** The products that are used with it, and a comparison within its line. */
export function RelatedProducts({ product, others, works }: Props) {
  const t = useTexts(texts)
  const related = works.flatMap(({ slug, texto }) =>
    others.filter((other) => other.slug === slug).map((other) => ({ ...other, why: texto })),
  )
  const line = others.filter(({ categoria_id }) => categoria_id === product.categoria_id)
  const compared = [product, ...line].toSorted((a, b) => a.orden - b.orden).map(({ slug }) => slug)
  if (related.length + line.length === 0) return null
  return (
    <section className={styles.sunken} aria-labelledby="works">
      <div className={`${frame.wrap} ${styles.section}`}>
        <h2 id="works">{t.works}</h2>
        <ul className={styles.related}>
          {related.map(({ slug, nombre, imagen_url, why }) => (
            <li key={slug}>
              <PublicLink to={`/${slug}`}>
                <ProductPicture
                  product={slug}
                  own={{ nombre, imagen_url }}
                  sizes="(min-width: 768px) 33vw, calc(100vw - 40px)"
                  isDecoration
                />
                <h3>{nombre}</h3>
              </PublicLink>
              <p>{why}</p>
            </li>
          ))}
        </ul>
        {line.length > 0 && (
          <p className={styles.compare}>
            <PublicLink to={compareAddress(compared)}>
              {t.compareWith}
              <IconArrowRight size={18} />
            </PublicLink>
          </p>
        )}
      </div>
    </section>
  )
}
