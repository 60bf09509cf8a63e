const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** What is left of a time, from a day on in days and hours, below to the second; null once it has ended. */
export function timeLeft(ms: number): { days: number; clock: string } | null {
  if (ms <= 0) return null
  const days = Math.floor(ms / day)
  const hours = Math.floor((ms % day) / hour)
  if (days > 0) return { days, clock: `${hours} h` }
  const parts = [hours, Math.floor((ms % hour) / minute), Math.floor((ms % minute) / second)]
  return { days: 0, clock: parts.map((part) => String(part).padStart(2, '0')).join(':') }
}

/** How long what `timeLeft` says stays true: until the next hour, or the next second. */
export const sameFor = (ms: number): number => {
  if (ms <= 0) return Number.POSITIVE_INFINITY
  const step = ms >= day ? hour : second
  return (ms % step || step) + 1
}
