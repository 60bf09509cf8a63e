import { languages } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { brochurePath, type ProductSlug } from '@portal/contract/products/constants'
import { IconDownload } from '@tabler/icons-react'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { PublicLink } from '#core/public/components/public-link.tsx'
import styles from './support.module.css'
import { supportTexts } from './support-texts.ts'

interface Props {
  products: readonly { slug: ProductSlug; nombre: string; categoria_nombre: string; categoria_nombre_en: string }[]
}

/** One line per product, with its brochure in both languages. */
export function Brochures({ products }: Props) {
  const t = useTexts(supportTexts)
  const language = useLanguage()
  const names = { es: t.inSpanish, en: t.inEnglish }
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
          {languages.map((one) => (
            <a
              key={one}
              href={brochurePath(product.slug, one)}
              hrefLang={one}
              className={styles.pdf}
              type="application/pdf"
              aria-label={t.pdfOf(product.nombre, names[one])}
            >
              <IconDownload size={18} stroke={1.75} aria-hidden />
              {one.toUpperCase()}
            </a>
          ))}
        </li>
      ))}
    </ul>
  )
}
