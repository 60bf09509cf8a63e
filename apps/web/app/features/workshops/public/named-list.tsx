import { Title } from './level.tsx'
import styles from './workshop.module.css'

interface Props {
  rows: readonly { titulo: string; texto: string }[]
  isNumbered?: boolean
}

/** Short named facts side by side under a rule. */
export function NamedList({ rows, isNumbered = false }: Props) {
  return (
    <ul className={styles.named} data-numbered={isNumbered || undefined}>
      {rows.map(({ titulo: title, texto: text }) => (
        <li key={title}>
          <Title under={2}>{title}</Title>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
