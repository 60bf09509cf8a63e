import type { Area } from '@portal/contract/core/areas'
import { LRUCache } from 'lru-cache'
import type { Change, Changes } from './events.ts'

interface Bounds<T> {
  /** How long an answer may be reused, in milliseconds. */
  ms: number
  /** Maximum number of cached answers; the least recently used is dropped first. */
  max: number
  /** Maximum memory of all answers, where one may be large. */
  bytes?: { most: number; of: (answer: T) => number }
  /** How long this answer stays valid, where that may be shorter than `ms`. */
  msOf?: (answer: T) => number
  /** Whether to cache this answer. */
  isKept?: (answer: T) => boolean
}

interface Known<T> {
  areas: readonly Area[]
  until: number
  isStale: boolean
  bytes: number
  answer: Promise<T>
}

/** The size of an answer is unknown until it arrives. */
const bytesWhileAsked = 1

/**
 * Caches answers that are the same for everyone, until one of their areas changes or `ms` have passed. Runs one query
 * at a time per key; when a refresh fails, returns the last good answer.
 */
export function answerCacheByArea<T>(changes: Changes, bounds: Bounds<T>) {
  const { ms, max, bytes, msOf = () => ms, isKept = () => true } = bounds
  const known = new LRUCache<string, Known<T>>({
    max,
    ...(bytes && { maxSize: bytes.most, sizeCalculation: (entry: Known<T>) => entry.bytes }),
  })
  const hear = ({ area }: Change) => {
    for (const entry of known.values()) entry.isStale ||= area === '*' || entry.areas.some((each) => each === area)
  }
  changes.on('change', hear)
  changes.on('written', hear)

  return (key: string, areas: readonly Area[], ask: () => Promise<T>): Promise<T> => {
    const hit = known.get(key)
    if (hit && !hit.isStale && hit.until > Date.now()) return hit.answer
    const fallback = hit ? hit.answer.catch(() => null) : Promise.resolve(null)
    const entry: Known<T> = {
      areas,
      until: Date.now() + ms,
      isStale: false,
      bytes: bytesWhileAsked,
      answer: askAgain(ask, fallback),
    }
    known.set(key, entry)
    const isStill = () => known.peek(key) === entry
    const forget = () => isStill() && known.delete(key)
    entry.answer.then((answer) => {
      entry.until = Math.min(entry.until, Date.now() + msOf(answer))
      if (!isKept(answer)) return forget()
      if (!bytes || !isStill()) return
      entry.bytes = Math.max(1, bytes.of(answer))
      known.delete(key) // setting the same entry again would keep its old size
      known.set(key, entry)
    }, forget)
    return entry.answer
  }
}

/** The same cache for answers that all depend on the same areas. */
export function answerCache<T>(changes: Changes, areas: readonly Area[], bounds: Bounds<T>) {
  const recall = answerCacheByArea<T>(changes, bounds)
  return (key: string, ask: () => Promise<T>): Promise<T> => recall(key, areas, ask)
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
