import { isDashboardPath } from '../language/language-address.ts'

/** How this page was loaded, whatever address it shows since. On the server there is none. */
const isDashboardPage = typeof location !== 'undefined' && isDashboardPath(location.pathname)

let asked: URL | undefined

/** Where the reader is, or is on the way to, from the first moment on. Undefined before anything was asked. Browser only. */
export const addressAskedFor = (): URL | undefined => asked

/**
 * Begins each navigation. The policy of a page is that of the address it was loaded from, and the public one forbids the
 * styles that the dashboard writes (decision 26): a way from a public page into the dashboard loads it afresh. The other
 * way needs nothing.
 */
export async function beginNavigation({ request }: { request: Request }): Promise<void> {
  asked = new URL(request.url)
  if (isDashboardPage || !isDashboardPath(asked.pathname)) return
  location.assign(asked)
  await new Promise(() => {}) // the page is being left
}
