import styles from './item-facts.module.css'

type Fact = readonly [name: string, value: string | number | false | null]

/** All facts of an item, as an engineering table; those without a value are left out. */
export function FactsTable({ facts }: { facts: readonly Fact[] }) {
  return (
    <table className={styles.facts}>
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
