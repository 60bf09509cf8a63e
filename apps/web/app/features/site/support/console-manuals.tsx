import { isConsole } from '@portal/contract/products/manuals/consoles'
import { manualPath, manualPdfPath } from '@portal/contract/products/manuals/edition'
import { useTexts } from '#core/language/language.ts'
import { PublicLink } from '#core/public/components/public-link.tsx'
import sheet from './console-manuals.module.css'
import { PdfLinks } from './pdf-links.tsx'
import styles from './support.module.css'
import { supportTexts } from './support-texts.ts'

interface Props {
  products: readonly { slug: string; nombre: string }[]
}

/** A line for each console on sale: its manual as a page, and as a PDF in both languages. */
export function ConsoleManuals({ products }: Props) {
  const t = useTexts(supportTexts)
  const consoles = products.filter(({ slug }) => isConsole(slug))
  if (consoles.length === 0) return null
  return (
    <section className={sheet.manuals} aria-labelledby="consoles-title">
      <h3 id="consoles-title">{t.consolesTitle}</h3>
      <p>{t.consolesText}</p>
      <ul className={styles.brochures}>
        {consoles.map(({ slug, nombre: name }) => (
          <li key={slug}>
            <span>
              <PublicLink to={manualPath(slug)} className={styles.name}>
                {t.manualOf(name)}
              </PublicLink>
            </span>
            <PdfLinks
              pathIn={(language) => manualPdfPath(slug, language)}
              labelOf={(language) => t.manualPdf(name, language)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
