import { isDashboardPath } from '../language/language-address.ts'

/** Whether this page was loaded as a dashboard page, whatever its address is now. False on the server. */
const isDashboardPage = typeof location !== 'undefined' && isDashboardPath(location.pathname)

let asked: URL | undefined

/**
 * Returns the current or requested address, from the start of a navigation. Undefined before the first. Browser only.
 */
export const addressAskedFor = (): URL | undefined => asked

/**
 * Called before each navigation. A page keeps the policy of the address it was loaded from, and the public one forbids
 * the dashboard's inline styles (rule platform/script-policy): navigating from a public page into the dashboard reloads
 * the page.
 */
export async function beginNavigation({ url }: { url: URL }): Promise<void> {
  asked = url
  if (isDashboardPage || !isDashboardPath(url.pathname)) return
  location.assign(url)
  await new Promise(() => {}) // the page is being left
}
