import { IconX } from '@tabler/icons-react'
import { PublicLink } from '#core/public/components/public-link.tsx'
import styles from './active-filters.module.css'
import { useListView } from './view.ts'

/** The active filters; each is a link to the list without it. */
export function ActiveFilters() {
  const { texts: t, chips, addressWith } = useListView()
  if (chips.length === 0) return null
  const none = Object.fromEntries(chips.map(({ name }) => [name, '']))
  return (
    <ul className={styles.chips} aria-label={t.active}>
      {chips.map(({ name, text }) => (
        <li key={name}>
          <PublicLink
            className={styles.chip}
            to={addressWith({ [name]: '' })}
            aria-label={t.remove(text)}
            preventScrollReset
          >
            {text}
            <IconX size={15} />
          </PublicLink>
        </li>
      ))}
      <li>
        <PublicLink className={styles.clear} to={addressWith(none)} preventScrollReset>
          {t.clear}
        </PublicLink>
      </li>
    </ul>
  )
}
