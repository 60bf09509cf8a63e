import { redirect } from 'react-router'
import { watchProofs } from '#core/dashboard/proof.ts'
import { phaseOf } from '#core/session/session.ts'
import { loginAddress, storedToken } from '#core/session/token.ts'

/**
 * Leads to the log-in without a session. A middleware, because it runs before the loaders of the pages inside, which run
 * in parallel: a parent loader cannot guard its children. From then on the dashboard answers calls that ask who it is.
 */
export function requireSession({ url: { pathname, search } }: { url: URL }): void {
  const phase = phaseOf(storedToken(), Date.now())
  if (phase === 'none' || phase === 'over') throw redirect(loginAddress(pathname + search))
  watchProofs()
}
