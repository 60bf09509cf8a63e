import { pageLanguages } from '@portal/contract/core/language'
import { manualEdition, manualPdfPath } from '@portal/contract/products/manuals/edition'
import { IconDownload } from '@tabler/icons-react'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import type { Product } from '../facts.ts'
import styles from './console-manual.module.css'
import { consoleManualTexts } from './console-manual-texts.ts'

const sections = ['safety', 'panel', 'steps', 'facts', 'missing'] as const

/** Contents, PDFs and edition of a manual, in its head. */
export function ManualHead({ product, today }: { product: Product; today: string }) {
  const t = useTexts(consoleManualTexts)
  const { date } = useFormats()
  return (
    <div className={styles.head}>
      <nav aria-label={t.contents}>
        <ol className={styles.contents}>
          {sections.map((section) => (
            <li key={section}>
              <a href={`#${section}`}>{t[section]}</a>
            </li>
          ))}
        </ol>
      </nav>
      <ul className={styles.pdfs}>
        {pageLanguages.map((language) => (
          <li key={language}>
            <a href={manualPdfPath(product.slug, language)} hrefLang={language} type="application/pdf">
              <IconDownload size={18} stroke={1.75} />
              {t.pdfIn[language]}
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.edition}>{t.edition(manualEdition.number, date(manualEdition.day), date(today))}</p>
    </div>
  )
}
