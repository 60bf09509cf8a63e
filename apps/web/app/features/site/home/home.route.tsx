import { apiContext } from '#core/api/api.ts'
import { draftParam } from '#core/public/contents/content-params.ts'
import { homeItemsSheet } from '#features/marketplace/home/home-items-sheet.tsx'
import type { Route } from './+types/home.route'
import { HomePage } from './home-page.tsx'

export const handle = {
  cache: {
    params: [draftParam],
    areas: ['pagina_principal', 'productos', 'clasificados', 'propiedades', 'ajuste', 'workshops'],
  },
  /** The page links this style sheet in its head, because the component that needs it loads later. */
  styles: [homeItemsSheet],
}

/** The browser rarely loads this page itself, so the code of its data loads on demand. */
async function load({ url, context }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const { loadHome } = await import('./load-home.ts')
  return loadHome(context.get(apiContext), url)
}

export { load as loader, load as clientLoader }

const Home = ({ loaderData }: Route.ComponentProps) => <HomePage data={loaderData} />
export default Home
