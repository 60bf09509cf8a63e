import { IconX } from '@tabler/icons-react'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { Notice } from '#core/public/form/notice.tsx'
import styles from './active-filters.module.css'
import { useListView } from './view.ts'

/**
 * Tells which parameters of the address were ignored, and which ranges were turned round; the cross links to the address
 * as it was read.
 */
export function DroppedFilters() {
  const { texts: t, chips, dropped, turned, values, addressWith } = useListView()
  const named = dropped.map(
    ({ name, value }) => `${t.names[name]} “${value.length > 40 ? `${value.slice(0, 39)}…` : value}”`,
  )
  const limits = chips.filter(({ name }) => turned.includes(name)).map(({ text }) => text)
  if (named.length + limits.length === 0) return null
  return (
    <Notice kind="info">
      <span className={styles.dropped}>
        {named[0] && t.dropped(named.join(', '))} {limits[0] && t.turned(limits.join(', '))}
        <PublicLink
          className={styles.close}
          to={addressWith({ page: values.page ?? '' })}
          aria-label={t.close}
          preventScrollReset
        >
          <IconX size={18} />
        </PublicLink>
      </span>
    </Notice>
  )
}
