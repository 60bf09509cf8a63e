import { sessionLimits } from '@portal/contract/core/limits'
import { type Phase, phaseIn } from './session.ts'
import { storedToken } from './token.ts'

/**
 * Checks the cookie every 300 ms (rule access/session) and reports each change of phase, the first immediately. The
 * storage event reports log-outs and renewals in other tabs. Returns a function that stops it.
 */
export function watchSession(onPhase: (phase: Phase) => void): () => void {
  let told: Phase | undefined
  const look = () => {
    const phase = phaseIn(document.cookie, storedToken(), Date.now())
    if (phase === told) return
    told = phase
    onPhase(phase)
  }

  look()
  const timer = setInterval(look, sessionLimits.cookiePollMs)
  addEventListener('storage', look)
  document.addEventListener('visibilitychange', look) // timers of a hidden tab are slowed down
  return () => {
    clearInterval(timer)
    removeEventListener('storage', look)
    document.removeEventListener('visibilitychange', look)
  }
}
