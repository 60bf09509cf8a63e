import { apiContext } from '#core/api/api.ts'
import { useTexts } from '#core/language/language.ts'
import { deferred } from '#core/public/components/deferred.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import { homeItemsSheet } from '#features/marketplace/home/home-items-sheet.tsx'
import type { Route } from './+types/home.route'
import { Hero } from './hero.tsx'
import { heroSizes } from './hero-media.tsx'
import { heroTexts } from './hero-texts.ts'
import { sourcesOf } from './sources.ts'

export const handle = {
  cache: { params: [], areas: ['pagina_principal', 'productos', 'clasificados', 'propiedades', 'ajuste', 'workshops'] },
  /** The page links this style sheet in its head, because the component that needs it loads later. */
  styles: [homeItemsSheet],
}

/** Its code loads after the first screen, like its content. */
const Below = deferred(() => import('./below.tsx'))

/** The browser rarely loads this page itself, so the code of its data loads on demand. */
async function load({ request, context }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const { loadHome } = await import('./load.ts')
  return loadHome(context.get(apiContext), request.url)
}

export { load as loader, load as clientLoader }

export default function HomePage({ loaderData: { slides, figures, below } }: Route.ComponentProps) {
  const t = useTexts(heroTexts)
  const first = slides[0]
  return (
    <>
      <PageHead title={t.title} description={t.description} />
      {first?.type === 'image' && first.widths.length > 0 && (
        <link
          rel="preload"
          as="image"
          type="image/avif"
          imageSrcSet={sourcesOf(first, 'avif')}
          imageSizes={heroSizes}
          fetchPriority="high"
        />
      )}
      <Hero slides={slides} figures={figures} />
      <Below {...below} />
    </>
  )
}
