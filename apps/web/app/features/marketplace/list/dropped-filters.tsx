import { IconX } from '@tabler/icons-react'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { Notice } from '#core/public/form/notice.tsx'
import styles from './active-filters.module.css'
import { useListView } from './view.ts'

/** Shows the parameters of the address that were ignored; the cross links to the address without them. */
export function DroppedFilters() {
  const { texts: t, dropped, values, addressWith } = useListView()
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
          to={addressWith({ page: values.page ?? '' })}
          aria-label={t.close}
          preventScrollReset
        >
          <IconX size={18} aria-hidden />
        </PublicLink>
      </span>
    </Notice>
  )
}
