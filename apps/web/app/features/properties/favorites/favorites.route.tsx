import { useTexts } from '#core/language/language.ts'
import { useHydrated } from '#core/public/components/use-hydrated.ts'
import { Breadcrumb } from '#core/public/frame/breadcrumb.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import frame from '#core/public/frame/public.module.css'
import { listPath } from '../market/shared/rows.ts'
import { FavoriteList } from './favorite-list.tsx'
import { favoriteTexts } from './favorite-texts.ts'
import styles from './favorites-page.module.css'

/** The properties that the reader keeps: their browser or their account knows them, so the page fills itself there. */
export default function FavoritesPage() {
  const t = useTexts(favoriteTexts)
  const isHydrated = useHydrated()
  return (
    <div className={`${frame.wrap} ${styles.page}`}>
      <PageHead title={t.title} isPrivate />
      <Breadcrumb label={t.breadcrumb} steps={[{ name: t.root, to: listPath }, { name: t.title }]} />
      <h1>{t.title}</h1>
      <p className={styles.lead}>{t.lead}</p>
      <noscript>
        <p>{t.needsScript}</p>
      </noscript>
      {isHydrated && <FavoriteList />}
    </div>
  )
}
