import { nameIn } from '@portal/contract/core/names'
import { brochurePath, type ProductSlug } from '@portal/contract/products/constants'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { PdfLinks } from './pdf-links.tsx'
import styles from './support.module.css'
import { supportTexts } from './support-texts.ts'

interface Props {
  products: readonly { slug: ProductSlug; nombre: string; categoria_nombre: string; categoria_nombre_en: string }[]
}

/** One line per product, with its brochure in both languages. */
export function Brochures({ products }: Props) {
  const t = useTexts(supportTexts)
  const language = useLanguage()
  return (
    <ul className={styles.brochures}>
      {products.map((product) => (
        <li key={product.slug}>
          <span>
            <PublicLink to={`/${product.slug}`} className={styles.name}>
              {product.nombre}
            </PublicLink>
            <small>{nameIn(product, 'categoria_nombre', language)}</small>
          </span>
          <PdfLinks pathIn={(one) => brochurePath(product.slug, one)} labelOf={(one) => t.pdfOf(product.nombre, one)} />
        </li>
      ))}
    </ul>
  )
}
