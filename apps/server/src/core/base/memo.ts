import { LRUCache } from 'lru-cache'

interface Bounds {
  /** How many answers are kept; the one longest unused goes first. */
  max: number
  /** A longer text is answered anew each time. */
  longest: number
}

/** The same function with its last answers kept, for one that is asked about the same few texts again and again. */
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
