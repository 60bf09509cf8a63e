import { redirect } from 'react-router'
import { watchProofs } from '#core/dashboard/proof.ts'
import { logOut } from '#core/dashboard/shell/log-out.ts'
import { phaseIn } from '#core/session/session.ts'
import { clearSession, loginAddress, storedToken } from '#core/session/token.ts'

/**
 * Leads to the log-in without a session; one that is over is ended, and leads home (rule access/session). A middleware,
 * because it runs before the loaders of the pages inside, which run in parallel: a parent loader cannot guard its
 * children. From then on the dashboard answers calls that ask who it is.
 */
export async function requireSession({ url: { pathname, search } }: { url: URL }): Promise<void> {
  const phase = phaseIn(document.cookie, storedToken(), Date.now())
  if (phase === 'over') {
    void logOut()
    await new Promise(() => {}) // until the home page loads
  }
  if (phase === 'none') {
    clearSession() // one of cookie and stored item may be left
    throw redirect(loginAddress(pathname + search))
  }
  watchProofs()
}
