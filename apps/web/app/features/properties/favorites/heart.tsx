import { textIn } from '@portal/contract/core/text'
import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { Toast } from '#core/public/form/toast.tsx'
import { favoriteTexts } from './favorite-texts.ts'
import { toggleFavorite, useFavorites } from './favorites.ts'
import styles from './heart.module.css'

interface Props {
  id: number
  name: string
}

/** Keeps a property among the reader's favorites, or removes it. */
export function Heart({ id, name }: Props) {
  const t = useTexts(favoriteTexts)
  const language = useLanguage()
  const favorites = useFavorites()
  const [told, setTold] = useState<string | null>(null)
  const isKept = favorites?.includes(id) ?? false
  const Icon = isKept ? IconHeartFilled : IconHeart
  return (
    <>
      <button
        type="button"
        className={styles.heart}
        aria-pressed={isKept}
        aria-label={t.keep(name)}
        onClick={async () => setTold(textIn(await toggleFavorite(id), language))}
      >
        <Icon size={20} />
      </button>
      {told && <Toast text={told} onClose={() => setTold(null)} />}
    </>
  )
}
