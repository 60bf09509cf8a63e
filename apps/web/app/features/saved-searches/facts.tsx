import styles from '#core/public/form/short-page.module.css'

interface Props {
  facts: readonly { label: string; value: string }[]
}

/** What a search finds, and further facts of it. */
export function Facts({ facts }: Props) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
