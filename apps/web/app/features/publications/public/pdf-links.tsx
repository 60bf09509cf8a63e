import { IconFileTypePdf } from '@tabler/icons-react'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { publicTexts } from './public-texts.ts'
import styles from './publications.module.css'
import { filesOf, type Published } from './published.ts'

/** The PDFs of a publication, each with its language and size. */
export function PdfLinks({ publication }: { publication: Published }) {
  const t = useTexts(publicTexts)
  const files = filesOf(publication, useLanguage())
  const { bytes } = useFormats()
  if (files.length === 0) return null
  return (
    <ul className={styles.files}>
      {files.map(({ language, url, bytes: size }) => (
        <li key={language}>
          <a href={url} type="application/pdf" hrefLang={language}>
            <IconFileTypePdf size={20} stroke={1.75} />
            <span>
              {language === 'es' ? t.spanishPdf : t.englishPdf}
              <small>{bytes(size)}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
