import { RequestStatus } from '@portal/contract/marketplace/states'
import { useEffect, useState } from 'react'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import { sameFor, timeLeft } from '#features/marketplace/staff/time-left.ts'
import classes from './countdown.module.css'
import { requestTexts } from './request-texts.ts'

interface Props {
  status: number
  /** ISO time at which the payment link or the reservation ends. */
  endsAt: string
}

/** The remaining time of a reservation, counting down. */
export function Countdown({ status, endsAt }: Props) {
  const t = useTexts(requestTexts)
  const { dateTime } = useFormats()
  const left = timeLeft(useTimeTo(endsAt))
  const isToPay = status === RequestStatus.reservedPendingPayment
  return (
    <div className={classes.countdown} data-over={!left || undefined} role="timer" aria-live="off">
      {left ? (
        <>
          <span>{isToPay ? t.timeToPay : t.timeReserved}</span>
          <b>
            {left.days > 0 && `${t.days(left.days)} `}
            {left.clock}
          </b>
          <span className={classes.until}>{t.until(dateTime(endsAt))}</span>
        </>
      ) : (
        <span>{t.ended}</span>
      )}
    </div>
  )
}

function useTimeTo(moment: string): number {
  const ends = Date.parse(moment)
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const pause = sameFor(ends - now)
    if (!Number.isFinite(pause)) return
    const timer = setTimeout(() => setNow(Date.now()), pause)
    return () => clearTimeout(timer)
  }, [ends, now])
  return ends - now
}
