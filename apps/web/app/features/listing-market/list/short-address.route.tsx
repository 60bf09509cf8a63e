import { sectionPaths, shortPaths } from '@portal/contract/listing-market/sections'
import { redirect } from 'react-router'
import type { Route } from './+types/short-address.route'

/** `/rent` and the others of the specification lead to the section (decision 20). */
function load({ request }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const { pathname, search } = new URL(request.url)
  return redirect((shortPaths[pathname] ?? sectionPaths.all) + search, 301)
}

export { load as loader, load as clientLoader }

/** Never shown: the way on is taken before. */
export default function ShortAddress() {
  return null
}
