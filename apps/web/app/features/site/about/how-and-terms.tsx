import { type Fact, factName, factText } from '@portal/contract/products/fact-text'
import { useLanguage, useTexts } from '#core/language/language.ts'
import frame from '#core/public/frame/public.module.css'
import styles from './about.module.css'
import { aboutTexts } from './about-texts.ts'

/** How the company works and its terms of sale: the same facts as on the product pages. */
export function HowAndTerms({ terms }: { terms: readonly Fact[] }) {
  const t = useTexts(aboutTexts)
  const language = useLanguage()
  const rows = [
    ...terms.map((fact) => [factName(fact, language), factText(fact, language)]),
    [t.presence, t.presenceText],
  ]
  return (
    <div className={styles.band}>
      <div className={`${frame.wrap} ${styles.split}`}>
        <section aria-labelledby="how">
          <h2 id="how">{t.howTitle}</h2>
          <ol className={styles.how}>
            {t.how.map(([title, text]) => (
              <li key={title}>
                <strong>{title}</strong>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="terms" className={styles.terms}>
          <h2 id="terms">{t.termsTitle}</h2>
          <p>{t.termsLead}</p>
          <table aria-labelledby="terms">
            <tbody>
              {rows.map(([name, value]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <div className={styles.only}>
            <h3>{t.onlyTitle}</h3>
            <p>{t.only}</p>
          </div>
        </section>
      </div>
    </div>
  )
}
