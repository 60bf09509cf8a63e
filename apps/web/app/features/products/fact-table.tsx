import { factGroupNames } from '@portal/contract/products/constants'
import { type Fact, factName, factText, groupedFacts } from '@portal/contract/products/fact-text'
import { useLanguage } from '#core/language/language.ts'
import styles from './facts.module.css'

/** All facts with units, under the headings of an engineering table. */
export function FactTable({ facts, caption }: { facts: readonly Fact[]; caption: string }) {
  const language = useLanguage()
  return (
    <table className={styles.facts}>
      <caption>{caption}</caption>
      {groupedFacts(facts).map(({ group, facts }) => (
        <tbody key={group}>
          <tr>
            <th scope="rowgroup" colSpan={2}>
              {factGroupNames[group][language]}
            </th>
          </tr>
          {facts.map((fact) => (
            <tr key={fact.clave}>
              <th scope="row">{factName(fact, language)}</th>
              <td className={fact.valor === null ? undefined : styles.figures}>{factText(fact, language)}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
