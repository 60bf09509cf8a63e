import { carouselCalls } from '@portal/contract/carousel/calls'
import { apiContext } from '#core/api/api.ts'
import { useTexts } from '#core/language/language.ts'
import { homeItemsSheet } from '#features/marketplace/home/home-items-sheet.tsx'
import type { Route } from './+types/home-preview.route'
import { HomePage } from './home-page.tsx'
import styles from './home-preview.module.css'

/** Never cached: it shows the draft. The designer shows it in frames. */
export const handle = { isFramed: true, styles: [homeItemsSheet] }

const es = { draft: 'Vista previa del borrador: aún no está publicado' }
const en: typeof es = { draft: 'Preview of the draft: not published yet' }

async function load({ url, context, params }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const { loadHome } = await import('./load-home.ts')
  return loadHome(context.get(apiContext), url, (api) =>
    api.load(carouselCalls.preview, { params: { token: params.token } }),
  )
}

export { load as loader, load as clientLoader }

/** The home page as the draft makes it, behind a secret link. */
export default function HomePreviewPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts({ key: 'home/preview', es, en })
  return (
    <>
      <p className={styles.note}>{t.draft}</p>
      <HomePage data={loaderData} isPreview />
    </>
  )
}
