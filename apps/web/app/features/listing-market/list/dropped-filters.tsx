import type { Section } from '@portal/contract/listing-market/sections'
import { IconX } from '@tabler/icons-react'
import { useTexts } from '#core/language/language.ts'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { Notice } from '#core/public/form/notice.tsx'
import styles from './active-filters.module.css'
import { addressWith, type Dropped, type ListValues } from './list-address.ts'
import { listTexts } from './list-texts.ts'

interface Props {
  section: Section
  values: ListValues
  dropped: readonly Dropped[]
}

/** Shows the parameters of the address that were ignored; the cross links to the address without them. */
export function DroppedFilters({ section, values, dropped }: Props) {
  const t = useTexts(listTexts)
  if (dropped.length === 0) return null
  const named = dropped.map(
    ({ name, value }) => `${t.names[name]} “${value.length > 40 ? `${value.slice(0, 39)}…` : value}”`,
  )
  return (
    <Notice kind="info">
      <span className={styles.dropped}>
        {t.dropped(named.join(', '))}
        <PublicLink
          className={styles.close}
          to={addressWith(section, values, { page: values.page })}
          aria-label={t.close}
          preventScrollReset
        >
          <IconX size={18} aria-hidden />
        </PublicLink>
      </span>
    </Notice>
  )
}
