import { sessionLimits } from '@portal/contract/core/limits'
import { useEffect, useState } from 'react'
import { useTexts } from '#core/language/language.ts'
import { secondsLeft } from '#core/session/session.ts'
import { storedToken } from '#core/session/token.ts'
import classes from './session-clock.module.css'
import { shellTexts } from './texts.ts'

const lookEveryMs = 10_000

/** Returns the seconds until the session is closed, 300 s before its token ends. */
export const secondsToLogout = (): number =>
  Math.max(0, secondsLeft(storedToken() ?? '', Date.now()) - sessionLimits.endAtSecondsLeft)

/** Shows how long the session lasts, in the warning colour when it ends soon. */
export function SessionClock() {
  const t = useTexts(shellTexts)
  const [seconds, setSeconds] = useState(secondsToLogout)
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsToLogout()), lookEveryMs)
    return () => clearInterval(timer)
  }, [])

  const minutes = Math.ceil(seconds / 60)
  const left = t.hours(Math.floor(minutes / 60), minutes % 60)
  const isShort = seconds <= sessionLimits.warnAtSecondsLeft
  return (
    <span className={classes.clock} data-short={isShort || undefined} title={t.sessionLabel}>
      {t.session(left)}
    </span>
  )
}
