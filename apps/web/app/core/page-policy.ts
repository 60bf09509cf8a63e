import { isDashboardPath } from './language-address.ts'

/** How this page was loaded, whatever address it shows since. On the server there is none. */
const isDashboardPage = typeof location !== 'undefined' && isDashboardPath(location.pathname)

/**
 * The policy of a page is that of the address it was loaded from, and the public one forbids the styles that the
 * dashboard writes (decision 26): a way from a public page into the dashboard loads it afresh. The other way needs nothing.
 */
export async function loadUnderItsPolicy(address: URL): Promise<void> {
  if (isDashboardPage || !isDashboardPath(address.pathname)) return
  location.assign(address)
  await new Promise(() => {}) // the page is being left
}
