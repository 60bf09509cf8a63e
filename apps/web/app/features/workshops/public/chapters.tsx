import { IconArrowUp } from '@tabler/icons-react'
import { useTexts } from '#core/language/language.ts'
import styles from './brazil.module.css'
import { brazilTexts } from './brazil-texts.ts'

/** Sticky links to the sections and the top, only on the long page of Brazil. */
export function Chapters() {
  const t = useTexts(brazilTexts)
  return (
    <nav className={styles.chapters} aria-label={t.chapters}>
      <ul>
        <li>
          <a href="#content" aria-label={t.toTop} title={t.toTop}>
            <IconArrowUp size={20} />
          </a>
        </li>
        {Object.entries(t.names).map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
