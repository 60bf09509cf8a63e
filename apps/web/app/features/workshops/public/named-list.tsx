import { Title } from './level.tsx'
import styles from './workshop.module.css'

interface Props {
  rows: readonly { name: string; text: string }[]
  isNumbered?: boolean
}

/** Short named facts side by side under a rule. */
export function NamedList({ rows, isNumbered = false }: Props) {
  return (
    <ul className={styles.named} data-numbered={isNumbered || undefined}>
      {rows.map(({ name, text }) => (
        <li key={name}>
          <Title under={2}>{name}</Title>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
