import { sessionCalls } from '@portal/contract/access/calls'
import { browserApi } from '#core/api/api.browser.ts'
import { inLanguage, storedLanguage } from '#core/language/language-address.ts'
import { clearSession, leaveTo } from '#core/session/token.ts'

const timeoutMs = 3000

let isLoggingOut = false

/** Ends the session here and on the server, and goes to the home page (spec 1, 4). Drafts stay, encrypted. */
export async function logOut(): Promise<void> {
  if (isLoggingOut) return
  isLoggingOut = true
  const said = browserApi.call(sessionCalls.logout, { signal: AbortSignal.timeout(timeoutMs) })
  clearSession() // before the answer: other tabs hear of it here first, and leave to the same place
  await said.catch(() => {}) // without an answer the server's row ends by its time
  leaveTo(home())
}

/** The session has ended or was ended in another tab. Who is logging out waits until the server was told. */
export function leaveToHome(): void {
  if (!isLoggingOut) leaveTo(home())
}

const home = () => inLanguage('/', storedLanguage())
