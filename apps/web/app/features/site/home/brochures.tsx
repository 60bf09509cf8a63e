import { ownLanguageNames } from '@portal/contract/core/language'
import { useTexts } from '#core/language/language.ts'
import frame from '#core/public/frame/public.module.css'
import { belowTexts } from './below-texts.ts'
import styles from './brochures.module.css'
import type { Below } from './load.ts'

/** The brochures of every product in Spanish and English. */
export function Brochures({ products }: { products: Below['brochures'] }) {
  const t = useTexts(belowTexts)
  return (
    <section className={styles.brochures} aria-labelledby="brochures">
      <div className={frame.wrap}>
        <h2 id="brochures">{t.brochures}</h2>
        <ul>
          {products.map(({ slug, name, files }) => (
            <li key={slug}>
              <span>{name}</span>
              {files.map(({ language, address }) => (
                <a
                  key={language}
                  href={address}
                  hrefLang={language}
                  type="application/pdf"
                  aria-label={`${ownLanguageNames[language]}, ${name} (PDF)`}
                >
                  {ownLanguageNames[language]}
                </a>
              ))}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
