import { sessionLimits } from '@portal/contract/core/limits'
import { type Phase, phaseOf, tokenIn } from './session.ts'
import { storedToken } from './token.ts'

/**
 * Looks at the cookie every 300 ms (spec 1, 9) and tells each change of phase, the first one at once. What another tab
 * does is heard through the storage event: a logout or a renewal there holds here. Returns the way to stop.
 */
export function watchSession(onPhase: (phase: Phase) => void): () => void {
  let told: Phase | undefined
  const look = () => {
    const phase = tokenIn(document.cookie) ? phaseOf(storedToken(), Date.now()) : 'none'
    if (phase === told) return
    told = phase
    onPhase(phase)
  }

  look()
  const timer = setInterval(look, sessionLimits.cookiePollMs)
  addEventListener('storage', look)
  document.addEventListener('visibilitychange', look) // the timers of a hidden tab are slowed down
  return () => {
    clearInterval(timer)
    removeEventListener('storage', look)
    document.removeEventListener('visibilitychange', look)
  }
}
