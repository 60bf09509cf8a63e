import { sessionLimits } from '@portal/contract/core/limits'
import { useEffect, useState } from 'react'
import { useTexts } from '#core/language/language.ts'
import { secondsLeft } from '#core/session/session.ts'
import { storedToken } from '#core/session/token.ts'
import classes from './session-clock.module.css'
import { shellTexts } from './texts.ts'

const lookEveryMs = 10_000

/** Time until the session is closed, which is 300 s before its token ends. */
export const secondsToLogout = (): number =>
  Math.max(0, secondsLeft(storedToken() ?? '', Date.now()) - sessionLimits.endAtSecondsLeft)

/** How long the reader stays connected; in the warning colour when it is not long. */
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
