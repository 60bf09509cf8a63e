import { sectionPaths, shortPaths } from '@portal/contract/machines/market/sections'
import { redirect } from 'react-router'
import type { Route } from './+types/short-address.route'

/** Redirects `/rent` and the other short addresses to their section (rule marketplace/addresses). */
function load({ url }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const { pathname, search } = url
  return redirect((shortPaths[pathname] ?? sectionPaths.all) + search, 301)
}

export { load as loader, load as clientLoader }

/** Never rendered: the loader redirects. */
export default function ShortAddress() {
  return null
}
