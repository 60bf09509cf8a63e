import type { Area } from '@portal/contract/core/areas'
import { type Changes, forgetOnChange } from './events.ts'

interface Bounds<T> {
  /** How long an answer may be shown again, in milliseconds. */
  ms: number
  /** How many answers are kept; the one longest unused goes first. */
  max: number
  /** How long this answer stays true, where that may be shorter than `ms`. */
  msOf?: (answer: T) => number
}

interface Known<T> {
  until: number
  isStale: boolean
  answer: Promise<T>
}

/**
 * Answers that are the same for everyone, remembered until one of their areas changes or `ms` have passed.
 * One question at a time per key; when asking again fails, the last good answer serves on.
 */
export function remembered<T>(
  changes: Changes,
  areas: readonly Area[],
  { ms, max, msOf = () => ms }: Bounds<T>,
  isKept: (answer: T) => boolean = () => true,
) {
  const known = new Map<string, Known<T>>()
  forgetOnChange(changes, areas, () => {
    for (const entry of known.values()) entry.isStale = true
  })

  return (key: string, ask: () => Promise<T>): Promise<T> => {
    const hit = known.get(key)
    if (hit && !hit.isStale && hit.until > Date.now()) {
      known.delete(key) // moved to the end: the order is that of last use
      known.set(key, hit)
      return hit.answer
    }
    const fallback = hit ? hit.answer.catch(() => null) : Promise.resolve(null)
    const entry: Known<T> = { until: Date.now() + ms, isStale: false, answer: askAgain(ask, fallback) }
    known.delete(key)
    known.set(key, entry)
    if (known.size > max) known.delete(known.keys().next().value!)
    const forget = () => {
      if (known.get(key) === entry) known.delete(key)
    }
    entry.answer.then((answer) => {
      entry.until = Math.min(entry.until, Date.now() + msOf(answer))
      if (!isKept(answer)) forget()
    }, forget)
    return entry.answer
  }
}

async function askAgain<T>(ask: () => Promise<T>, fallback: Promise<T | null>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    const last = await fallback
    if (last === null) throw error
    return last
  }
}
