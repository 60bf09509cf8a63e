const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Formats the remaining time: days and hours from a day on, otherwise to the second; null after the end. */
export function timeLeft(ms: number): { days: number; clock: string } | null {
  if (ms <= 0) return null
  const days = Math.floor(ms / day)
  const hours = Math.floor((ms % day) / hour)
  if (days > 0) return { days, clock: `${hours} h` }
  const parts = [hours, Math.floor((ms % hour) / minute), Math.floor((ms % minute) / second)]
  return { days: 0, clock: parts.map((part) => String(part).padStart(2, '0')).join(':') }
}

/** Returns how long the text of `timeLeft` stays valid: until the next hour or second. */
export const sameFor = (ms: number): number => {
  if (ms <= 0) return Number.POSITIVE_INFINITY
  const step = ms >= day ? hour : second
  return (ms % step || step) + 1
}
