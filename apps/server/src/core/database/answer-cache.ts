import type { Area } from '@portal/contract/core/areas'
import { LRUCache } from 'lru-cache'
import type { Change, Changes } from './events.ts'

interface Bounds<T> {
  /** How long an answer may be shown again, in milliseconds. */
  ms: number
  /** How many answers are kept; the one longest unused goes first. */
  max: number
  /** How much memory all of them may hold, where one may be large. */
  bytes?: { most: number; of: (answer: T) => number }
  /** How long this answer stays true, where that may be shorter than `ms`. */
  msOf?: (answer: T) => number
  /** What is not kept: asked for again each time. */
  isKept?: (answer: T) => boolean
}

interface Known<T> {
  areas: readonly Area[]
  until: number
  isStale: boolean
  bytes: number
  answer: Promise<T>
}

/** Until an answer is there nobody knows how large it is. */
const bytesWhileAsked = 1

/**
 * Answers that are the same for everyone, each remembered until one of its areas changes or `ms` have passed.
 * One question at a time per key; when asking again fails, the last good answer serves on.
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
      known.delete(key) // the same entry set again would keep the size it had
      known.set(key, entry)
    }, forget)
    return entry.answer
  }
}

/** The same for answers that all depend on the same areas. */
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
