import { AsyncLocalStorage } from 'node:async_hooks'
import type { Area } from '@portal/contract/core/areas'
import { LRUCache } from 'lru-cache'
import { cacheCounts } from './cache-counts.ts'
import { type Change, type Changes, isOfAreas } from './events.ts'
import { refuseWhileHolding } from './held.ts'
import { withoutLag } from './reading.ts'

interface Bounds<T> {
  /** How long an answer may be reused, in milliseconds. */
  ms: number
  /** Maximum number of cached answers; the least recently used is dropped first. */
  max: number
  /** Maximum memory of all answers, where one may be large. */
  bytes?: { most: number; of: (answer: T) => number }
  /** How long this answer stays valid, where that may be shorter than `ms`. */
  msOf?: (answer: T) => number
  /** How long this answer is true in milliseconds, null for ever: what is made from it ends with it. */
  trueFor?: (answer: T) => number | null
  /** Whether to cache this answer. */
  isKept?: (answer: T) => boolean
}

/** What an answer was made from. */
interface Dependency {
  /** When it stops being true, whatever changes. */
  readonly endsAt?: number
  isTouchedBy(change: Change): boolean
}

/** Whether a change with facts touches an answer. */
type Touches<T> = (change: Change, answer: T) => boolean

/** The dependencies of the answer that is being made, and whether it must contain every committed change. */
interface Making {
  dependencies?: Dependency[]
  isFresh: boolean
}

const making = new AsyncLocalStorage<Making>()

/** Says what the answer that is being made depends on, besides other cached answers. */
export const dependOn = (dependency: Dependency): void => {
  making.getStore()?.dependencies?.push(dependency)
}

/** Runs `work` with cached answers that contain every committed change: for who may have made one. */
export const readingFresh = <R>(work: () => R): R => making.run({ ...making.getStore(), isFresh: true }, work)

/** An answer in the cache, or on its way there. */
class Entry<T> implements Dependency {
  readonly dependencies: Dependency[] = []
  bytes = 1 // unknown until the answer arrives
  endsAt = Number.POSITIVE_INFINITY
  /** When a change may refresh it. */
  calmUntil = 0
  answer!: Promise<T>
  readonly areas: readonly Area[]
  until: number
  readonly #touches: Touches<T> | undefined
  #known: { answer: T } | undefined
  #isTouched = false
  readonly #changes: Changes
  #heard: number

  constructor(changes: Changes, areas: readonly Area[], until: number, touches: Touches<T> | undefined) {
    this.areas = areas
    this.until = until
    this.#touches = touches
    this.#changes = changes
    this.#heard = changes.latest.end
  }

  arrived(answer: T): void {
    this.#known = { answer }
  }

  /** Whether a change since it was asked for touches it. */
  get isTouched(): boolean {
    const { latest } = this.#changes
    if (this.#isTouched || this.#heard === latest.end) return this.#isTouched
    const news = latest.since(this.#heard)
    this.#isTouched = news === null || news.some((change) => this.isTouchedBy(change))
    if (this.#known) this.#heard = latest.end // while it is on its way, nobody knows what it will depend on
    return this.#isTouched
  }

  isTouchedBy(change: Change): boolean {
    if (!isOfAreas(change, this.areas)) return false
    if (!change.facts || !this.#known) return true
    if (!this.#touches && this.dependencies.length === 0) return true
    return (
      this.#touches?.(change, this.#known.answer) ||
      this.dependencies.some((dependency) => dependency.isTouchedBy(change))
    )
  }
}

/**
 * Caches answers that are the same for everyone, until one of their areas changes or `ms` have passed. A change with
 * facts drops only what `touches` says; without `touches`, what the answers say that it was made from. A touched answer
 * is refreshed at the next request, but not more than once in `refreshMs`: until then visitors get the old one, and who
 * is signed in (`readingFresh`) waits for the new one. Runs one query at a time per key; when a refresh fails, returns
 * the last good answer.
 */
export function answerCacheByArea<T>(changes: Changes, bounds: Bounds<T>) {
  const { ms, max, bytes, msOf = () => ms, trueFor = () => null, isKept = () => true } = bounds
  const known = new LRUCache<string, Entry<T>>({
    max,
    ...(bytes && { maxSize: bytes.most, sizeCalculation: (entry: Entry<T>) => entry.bytes }),
  })

  const make = (key: string, entry: Entry<T>, ask: () => Promise<T>, last: Entry<T> | undefined): void => {
    const fallback = last ? last.answer.catch(() => null) : Promise.resolve(null)
    const { dependencies } = entry
    entry.answer = making.run({ dependencies, isFresh: true }, () => askAgain(() => withoutLag(ask), fallback))
    known.set(key, entry)
    const isStill = () => known.peek(key) === entry
    const forget = () => isStill() && known.delete(key)
    entry.answer.then((answer) => {
      entry.arrived(answer)
      entry.endsAt = Math.min(
        endOf(trueFor(answer)),
        ...dependencies.map(({ endsAt = Number.POSITIVE_INFINITY }) => endsAt),
      )
      entry.until = Math.min(entry.until, performance.now() + msOf(answer), entry.endsAt)
      if (!isKept(answer)) return forget()
      if (!bytes || !isStill()) return
      entry.bytes = Math.max(1, bytes.of(answer))
      known.delete(key) // setting the same entry again would keep its old size
      known.set(key, entry)
    }, forget)
  }

  return (key: string, areas: readonly Area[], ask: () => Promise<T>, touches?: Touches<T>): Promise<T> => {
    refuseWhileHolding('a cached answer') // also one that is there: when it has ended, its maker needs a connection
    const now = performance.now()
    const hit = known.get(key)
    const isValid = hit !== undefined && hit.until > now
    const isTouched = isValid && hit.isTouched
    if (isValid && (!isTouched || (now < hit.calmUntil && !making.getStore()?.isFresh))) {
      cacheCounts[isTouched ? 'servedOn' : 'hits']++
      dependOn(hit)
      return hit.answer
    }
    cacheCounts[isTouched ? 'rounds' : 'misses']++
    const entry = new Entry<T>(changes, areas, now + ms, touches)
    if (isTouched) entry.calmUntil = now + changes.refreshMs
    make(key, entry, ask, hit)
    dependOn(entry)
    return entry.answer
  }
}

const endOf = (ms: number | null) => (ms === null ? Number.POSITIVE_INFINITY : performance.now() + ms)

/** The same cache for answers that all depend on the same areas. */
export function answerCache<T>(changes: Changes, areas: readonly Area[], bounds: Bounds<T>) {
  const recall = answerCacheByArea<T>(changes, bounds)
  return (key: string, ask: () => Promise<T>, touches?: Touches<T>): Promise<T> => recall(key, areas, ask, touches)
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
