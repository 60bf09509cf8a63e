import { textIn } from '@portal/contract/core/text'
import { factGroupNames } from '@portal/contract/products/constants'
import { type Fact, type FactKey, factName, factText, groupedFacts, isKnown } from '@portal/contract/products/fact-text'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { PublicLink } from '#core/public/components/public-link.tsx'
import styles from './facts.module.css'
import { askAddress } from './facts.ts'
import { texts } from './texts.ts'

interface Props {
  slug: string
  rows: readonly (Fact | FactKey)[]
  caption: string
}

/** Facts with units under the headings of an engineering table; what is to be confirmed can be asked for. */
export function FactTable({ slug, rows, caption }: Props) {
  const language = useLanguage()
  return (
    <table className={styles.facts}>
      <caption>{caption}</caption>
      {groupedFacts(rows).map(({ group, facts }) => (
        <tbody key={group}>
          <tr>
            <th scope="rowgroup" colSpan={2}>
              {textIn(factGroupNames[group], language)}
            </th>
          </tr>
          {facts.map((row) => (
            <tr key={row.clave}>
              <th scope="row">{factName(row, language)}</th>
              {isKnown(row) ? (
                <td className={row.valor === null ? undefined : styles.figures}>{factText(row, language)}</td>
              ) : (
                <ToConfirm slug={slug} row={row} />
              )}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

function ToConfirm({ slug, row }: { slug: string; row: FactKey }) {
  const t = useTexts(texts)
  const name = factName(row, useLanguage())
  return (
    <td className={styles.unknown}>
      {t.toConfirm}
      <PublicLink to={askAddress(slug, row)} rel="nofollow" aria-label={t.askFactOf(name)}>
        {t.askFact}
      </PublicLink>
    </td>
  )
}
