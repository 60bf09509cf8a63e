import { sessionCalls } from '@portal/contract/sign-in/calls'
import { browserApi } from '#core/api/api.browser.ts'
import { inLanguage, storedLanguage } from '#core/language/language-address.ts'
import { clearSession, leaveTo } from '#core/session/token.ts'

const timeoutMs = 3000

let isLoggingOut = false

/**
 * Ends the session in the browser and on the server, and goes to the home page (rule access/session). Drafts stay,
 * encrypted.
 */
export async function logOut(): Promise<void> {
  if (isLoggingOut) return
  isLoggingOut = true
  const said = browserApi.call(sessionCalls.logout, { signal: AbortSignal.timeout(timeoutMs) })
  clearSession() // before the answer, so that other tabs leave to the same page immediately
  await said.catch(() => {}) // without an answer the session expires on the server
  leaveTo(home())
}

/** Called when the session has ended, also in another tab. During a log-out, waits until the server was told. */
export function leaveToHome(): void {
  if (!isLoggingOut) leaveTo(home())
}

const home = () => inLanguage('/', storedLanguage())
