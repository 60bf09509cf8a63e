import { sessionLimits } from '@portal/contract/core/limits'

const { tokenName, warnAtSecondsLeft, endAtSecondsLeft } = sessionLimits

/** `none`: nobody is signed in. `ending`: the dialog offers to stay connected. `over`: must log out. */
export type Phase = 'none' | 'open' | 'ending' | 'over'

/** Returns the phase of a token at `now` (milliseconds since 1970). An unreadable token counts as ended. */
export function phaseOf(token: string | null, now: number): Phase {
  if (!token) return 'none'
  const left = secondsLeft(token, now)
  if (left <= endAtSecondsLeft) return 'over'
  return left <= warnAtSecondsLeft ? 'ending' : 'open'
}

/**
 * Returns the whole seconds until the token expires, rounded down; 0 when unreadable. The server may end it earlier.
 */
export function secondsLeft(token: string, now: number): number {
  try {
    const claims = token.split('.')[1] ?? ''
    const { exp } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: unknown }
    return typeof exp === 'number' ? Math.max(0, Math.floor(exp - now / 1000)) : 0
  } catch {
    return 0
  }
}

/** Returns the token in the cookies of a page (`document.cookie`), or null. */
export function tokenIn(cookies: string): string | null {
  for (const pair of cookies.split('; ')) {
    const [name, value] = pair.split('=', 2)
    if (name === tokenName && value) return value
  }
  return null
}
