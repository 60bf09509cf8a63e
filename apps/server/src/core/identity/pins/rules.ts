import { pinLimits } from '@portal/contract/core/limits'

/** What was done with the PINs of one purpose and e-mail address. */
export interface PinUse {
  secondsSinceLast: number | null
  requestsToday: number
  wrongToday: number
  /** Until the limits of the day begin again. */
  secondsToMidnight: number
}

export interface PinRefusal {
  says: 'tooSoon' | 'dailyLimit'
  /** Seconds. */
  retryAfter: number
}

/** Why no further PIN is made now, or null (decision 6: 3 minutes between two, 5 a day; none after the wrong tries of a day). */
export function refusalToIssue(
  { secondsSinceLast, ...today }: PinUse,
  wrongTriesPerDay: number | null,
): PinRefusal | null {
  if (today.requestsToday >= pinLimits.requestsPerDay || isTriedTooOften(today, wrongTriesPerDay))
    return { says: 'dailyLimit', retryAfter: today.secondsToMidnight }
  const wait = pinLimits.minutesBetween * 60 - (secondsSinceLast ?? Number.POSITIVE_INFINITY)
  return wait > 0 ? { says: 'tooSoon', retryAfter: wait } : null
}

export interface StoredPin {
  /** Null: the mail carried none, so nothing typed is right. */
  pin_hash: string | null
  intentos: number
  isUsed: boolean
  isExpired: boolean
}

export type PinVerdict = 'right' | 'wrong' | 'absent' | 'ended' | 'expired' | 'dailyLimit'

/** What a typed PIN is worth. Only `wrong` counts as a try, and only while a right one would have been accepted. */
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
