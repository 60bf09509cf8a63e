import type { Section } from '@portal/contract/listing-market/sections'
import { IconX } from '@tabler/icons-react'
import { useTexts } from '#core/language/language.ts'
import { PublicLink } from '#core/public/components/public-link.tsx'
import styles from './active-filters.module.css'
import { addressWith, type FilterName, type ListValues } from './list-address.ts'
import { listTexts } from './list-texts.ts'

interface Props {
  section: Section
  values: ListValues
  chips: readonly { name: FilterName; text: string }[]
}

/** The active filters; each is a link to the list without it. */
export function ActiveFilters({ section, values, chips }: Props) {
  const t = useTexts(listTexts)
  if (chips.length === 0) return null
  const none = Object.fromEntries(chips.map(({ name }) => [name, '']))
  return (
    <ul className={styles.chips} aria-label={t.active}>
      {chips.map(({ name, text }) => (
        <li key={name}>
          <PublicLink
            className={styles.chip}
            to={addressWith(section, values, { [name]: '' })}
            aria-label={t.remove(text)}
            preventScrollReset
          >
            {text}
            <IconX size={15} aria-hidden />
          </PublicLink>
        </li>
      ))}
      <li>
        <PublicLink className={styles.clear} to={addressWith(section, values, none)} preventScrollReset>
          {t.clear}
        </PublicLink>
      </li>
    </ul>
  )
}
