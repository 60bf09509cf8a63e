import { LRUCache } from 'lru-cache'

interface Bounds {
  /** Maximum number of cached results; the least recently used is dropped first. */
  max: number
  /** Texts longer than this are not cached. */
  longest: number
}

/** Returns the function with a cache of its last results. */
export function memoized<T extends {}>({ max, longest }: Bounds, answer: (text: string) => T): (text: string) => T {
  const known = new LRUCache<string, T>({ max })
  return (text) => {
    if (text.length > longest) return answer(text)
    const found = known.get(text)
    if (found !== undefined) return found
    const made = answer(text)
    known.set(text, made)
    return made
  }
}
