import { useEffect, useRef, useState } from 'react'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import styles from './countdown.module.css'
import { trackingTexts } from './tracking-texts.ts'

interface Props {
  until: string
  /** The server's time of the answer, because the visitor's clock may be wrong. */
  now: string
}

const dayMs = 86_400_000

/** The time left by the server's clock. The exact time is next to it, for visitors without JavaScript. */
export function Countdown({ until, now }: Props) {
  const t = useTexts(trackingTexts)
  const formats = useFormats()
  const whole = Math.max(0, Date.parse(until) - Date.parse(now))
  const [left, setLeft] = useState(whole)
  const started = useRef(0)

  useEffect(() => {
    started.current ||= performance.now()
    const timer = setInterval(() => setLeft(Math.max(0, whole - (performance.now() - started.current))), 1000)
    return () => clearInterval(timer)
  }, [whole])

  return (
    <div className={styles.countdown}>
      <p>{t.payUntil}</p>
      <p className={styles.clock} role="timer">
        {left > 0 ? t.left(Math.floor(left / dayMs), clockOf(left)) : t.over}
      </p>
      <p>{formats.dateTime(until)}</p>
    </div>
  )
}

/** Formats less than a day as hours, minutes and seconds: `07:05:09`. */
const clockOf = (left: number): string => new Date(left % dayMs).toISOString().slice(11, 19)
