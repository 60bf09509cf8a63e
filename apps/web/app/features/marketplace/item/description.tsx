import { langOf, nameIn } from '@portal/contract/core/names'
import { useLanguage, useTexts } from '#core/language/language.ts'
import styles from './item.module.css'

const texts = {
  key: 'marketplace/description',
  es: { inSpanish: 'En español' },
  en: { inSpanish: 'In Spanish' },
}
export type DescriptionTexts = (typeof texts)['es']

interface Props {
  title: string
  item: { descripcion: string; descripcion_en: string }
}

/** What its owner says of an item, in the reader's language or else in Spanish, with a mark. */
export function Description({ title, item }: Props) {
  const t = useTexts(texts)
  const language = useLanguage()
  const lang = langOf(item, 'descripcion', language)
  return (
    <section aria-labelledby="description">
      <h2 id="description">{title}</h2>
      {lang && <p className={styles.standIn}>{t.inSpanish}</p>}
      <p className={styles.description} lang={lang}>
        {nameIn(item, 'descripcion', language)}
      </p>
    </section>
  )
}
