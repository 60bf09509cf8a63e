import { sessionCalls } from '@portal/contract/access/calls'
import { browserApi } from '#core/api.browser.ts'
import { inLanguage, storedLanguage } from '#core/language-address.ts'
import { clearSession, sessionEnded } from '#core/token.ts'

/** Ends the session here and on the server, and goes to the home page (spec 1, 4). Drafts stay, encrypted. */
export async function logOut(): Promise<void> {
  const said = browserApi.call(sessionCalls.logout, {})
  clearSession() // before the answer: other tabs hear of it here first, and leave to the same place
  await said.catch(() => {}) // without an answer the server's row ends by its time
  leaveToHome()
}

/** The session is over or was ended in another tab: nothing of it stays in memory, as the page is loaded afresh. */
export function leaveToHome(): void {
  clearSession()
  window.dispatchEvent(new Event(sessionEnded))
  location.assign(inLanguage('/', storedLanguage()))
}
