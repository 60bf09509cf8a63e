import frame from '#core/public/frame/public.module.css'
import styles from './item-facts.module.css'

interface Props {
  /** What the facts are of; heard, not seen, because it stands above as the heading. */
  caption: string
  facts: readonly Fact[]
}

type Fact = readonly [name: string, value: string | number | false | null]

/** All facts of an item, as an engineering table; those without a value are left out. */
export function FactsTable({ caption, facts }: Props) {
  return (
    <table className={styles.facts}>
      <caption className={frame.unseen}>{caption}</caption>
      <tbody>
        {facts.map(
          ([name, value]) =>
            value && (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  )
}
