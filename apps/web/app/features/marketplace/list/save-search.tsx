import { IconBell } from '@tabler/icons-react'
import { PublicLink } from '#core/public/components/public-link.tsx'
import styles from './save-search.module.css'
import { useListView } from './view.ts'

/** Leads to the page that saves the filter by e-mail; a corrected search is saved as it was found. */
export function SaveSearch({ corrected }: { corrected: string | null }) {
  const { texts: t, saveAddress } = useListView()
  return (
    <PublicLink
      to={saveAddress(corrected === null ? {} : { buscar: corrected })}
      className={styles.link}
      rel="nofollow"
    >
      <IconBell size={18} stroke={1.75} />
      {t.saveSearch}
    </PublicLink>
  )
}
