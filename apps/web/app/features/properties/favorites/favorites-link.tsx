import { IconHeart } from '@tabler/icons-react'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { favoritesPath } from '../market/shared/rows.ts'
import { favoriteTexts } from './favorite-texts.ts'
import { useFavorites } from './favorites.ts'
import styles from './favorites-link.module.css'

/** Leads to the favorites, once there are some. */
export function FavoritesLink() {
  const t = useTexts(favoriteTexts)
  const { number } = useFormats()
  const count = useFavorites()?.length ?? 0
  if (count === 0) return null
  return (
    <PublicLink to={favoritesPath} className={styles.link}>
      <IconHeart size={18} stroke={1.75} />
      {t.link(number(count))}
    </PublicLink>
  )
}
