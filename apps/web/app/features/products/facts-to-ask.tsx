import { factName } from '@portal/contract/products/fact-text'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { PublicLink } from '#core/public/components/public-link.tsx'
import styles from './facts.module.css'
import { askAddress, type Product } from './facts.ts'
import { texts } from './texts.ts'

/** What a tender asks for and no product's table has yet: each leads to an inquiry that names it. */
export function FactsToAsk({ product: { slug, sin_publicar } }: { product: Product }) {
  const t = useTexts(texts)
  const language = useLanguage()
  if (sin_publicar.length === 0) return null
  return (
    <section className={styles.ask} aria-labelledby="to-ask">
      <h3 id="to-ask">{t.otherFacts}</h3>
      <p>{t.otherFactsText}</p>
      <ul>
        {sin_publicar.map((key) => (
          <li key={key.clave}>
            <PublicLink to={askAddress(slug, key)} rel="nofollow">
              {factName(key, language)}
            </PublicLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
