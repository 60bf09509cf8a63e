import { redirect } from 'react-router'
import type { Route } from './+types/spelling.route'

/** The correct spelling leads to the one of the specification (decision 13). */
function load({ request }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const { pathname, search } = new URL(request.url)
  return redirect(pathname.replace('/quantum', '/quamtum') + search, 301)
}

export { load as loader, load as clientLoader }

/** Never shown: the way on is taken before. */
export default function Spelling() {
  return null
}
