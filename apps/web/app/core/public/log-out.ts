import { sessionCalls } from '@portal/contract/access/calls'
import { browserApi } from '#core/api.browser.ts'
import { clearSession } from '#core/token.ts'

/** Ends the session on the server, and in this browser whatever the server says. */
export async function logOut(): Promise<void> {
  await browserApi.call(sessionCalls.logout, {})
  clearSession()
}
