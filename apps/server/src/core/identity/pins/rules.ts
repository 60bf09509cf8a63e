import { pinLimits } from '@portal/contract/core/limits'

/** The use of the PINs of one purpose and e-mail address. */
export interface PinUse {
  secondsSinceLast: number | null
  requestsToday: number
  /** PINs whose mail could not be sent; they are not among the requests. */
  unsentToday: number
  wrongToday: number
  /** Until the daily limits are reset. */
  secondsToMidnight: number
}

export interface PinRefusal {
  says: 'tooSoon' | 'dailyLimit'
  /** Seconds. */
  retryAfter: number
}

/**
 * Returns why no further PIN is created now, or null (rule pins/requests: 3 minutes between two, 5 a day; none after
 * the wrong tries of a day).
 */
export function refusalToIssue(
  { secondsSinceLast, ...today }: PinUse,
  wrongTriesPerDay: number | null,
): PinRefusal | null {
  const isUsedUp = today.requestsToday >= pinLimits.requestsPerDay || today.unsentToday >= pinLimits.unsentPerDay
  if (isUsedUp || isTriedTooOften(today, wrongTriesPerDay))
    return { says: 'dailyLimit', retryAfter: today.secondsToMidnight }
  const wait = pinLimits.minutesBetween * 60 - (secondsSinceLast ?? Number.POSITIVE_INFINITY)
  return wait > 0 ? { says: 'tooSoon', retryAfter: wait } : null
}

export interface StoredPin {
  /** Null when the mail carried no PIN, so no typed PIN is correct. */
  pin_hash: string | null
  intentos: number
  isUsed: boolean
  isExpired: boolean
}

export type PinVerdict = 'right' | 'wrong' | 'absent' | 'ended' | 'expired' | 'dailyLimit'

/** Returns the verdict on a typed PIN. Only `wrong` counts as a try, and only while a correct one would be accepted. */
export function verdictOn(
  pin: StoredPin | undefined,
  use: PinUse,
  isSame: (hash: string) => boolean,
  wrongTriesPerDay: number | null,
): PinVerdict {
  if (isTriedTooOften(use, wrongTriesPerDay)) return 'dailyLimit'
  if (!pin) return 'absent'
  if (pin.isUsed || pin.intentos >= pinLimits.triesPerPin) return 'ended'
  if (pin.isExpired) return 'expired'
  return pin.pin_hash !== null && isSame(pin.pin_hash) ? 'right' : 'wrong'
}

const isTriedTooOften = ({ wrongToday }: Pick<PinUse, 'wrongToday'>, most: number | null) =>
  most !== null && wrongToday >= most
