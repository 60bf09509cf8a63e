import { sessionLimits } from '@portal/contract/core/limits'

/** `none`: nobody is signed in. `ending`: the dialog offers to stay connected. `over`: must log out. */
export type Phase = 'none' | 'open' | 'ending' | 'over'

export interface SessionClock {
  /** Returns the phase of a token at `now` (milliseconds since 1970). An unreadable token counts as ended. */
  phaseOf(token: string | null, now: number): Phase
  /**
   * Returns the phase of a page's session, which is a cookie (`document.cookie`) and a stored item: without one of them
   * there is none. The one question of all who ask.
   */
  phaseIn(cookies: string, stored: string | null, now: number): Phase
  /**
   * Returns the whole seconds until the token expires, rounded down; 0 when unreadable. The server may end it earlier.
   */
  secondsLeft(token: string, now: number): number
  /** Returns the token in the cookies of a page, or null. */
  tokenIn(cookies: string): string | null
}

type Limits = Readonly<Record<'warnAtSecondsLeft' | 'endAtSecondsLeft', number> & { tokenName: string }>

/** Reads tokens and their time. Uses nothing from outside: the inline script of the public frame contains its text. */
export function sessionClock({ tokenName, warnAtSecondsLeft, endAtSecondsLeft }: Limits): SessionClock {
  function secondsLeft(token: string, now: number): number {
    try {
      const claims = token.split('.')[1] ?? ''
      const { exp } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: unknown }
      return typeof exp === 'number' ? Math.max(0, Math.floor(exp - now / 1000)) : 0
    } catch {
      return 0
    }
  }
  function phaseOf(token: string | null, now: number): Phase {
    if (!token) return 'none'
    const left = secondsLeft(token, now)
    if (left <= endAtSecondsLeft) return 'over'
    return left <= warnAtSecondsLeft ? 'ending' : 'open'
  }
  function tokenIn(cookies: string): string | null {
    const cookie = cookies.split('; ').find((pair) => pair.startsWith(`${tokenName}=`))
    return cookie?.slice(tokenName.length + 1) || null
  }
  const phaseIn = (cookies: string, stored: string | null, now: number) => phaseOf(tokenIn(cookies) && stored, now)
  return { secondsLeft, phaseOf, tokenIn, phaseIn }
}

export const { phaseOf, phaseIn, secondsLeft, tokenIn } = sessionClock(sessionLimits)
