import type { PageLanguage } from '@portal/contract/core/language'
import { IconDownload } from '@tabler/icons-react'
import { useTexts } from '#core/language/language.ts'
import { useOfferedLanguages } from '#core/page/site.ts'
import styles from './support.module.css'
import { supportTexts } from './support-texts.ts'

interface Props {
  pathIn: (language: PageLanguage) => string
  /** What a screen reader says of the PDF in a language, which is named in the reader's. */
  labelOf: (language: string) => string
}

/** A link for each language of the site, in each of which there is the PDF. */
export function PdfLinks({ pathIn, labelOf }: Props) {
  const t = useTexts(supportTexts)
  const offered = useOfferedLanguages()
  return offered.map((language) => (
    <a
      key={language}
      href={pathIn(language)}
      hrefLang={language}
      className={styles.pdf}
      type="application/pdf"
      aria-label={`${labelOf(t.languages[language])} (${language.toUpperCase()})`}
    >
      <IconDownload size={18} stroke={1.75} />
      {language.toUpperCase()}
    </a>
  ))
}
