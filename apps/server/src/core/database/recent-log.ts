/** How many of the latest entries are known at least. */
const remembered = 1000

/** The latest entries in order, each tag once. Says what was added since a place in it. */
export class RecentLog<T> {
  #dropped = 0
  #entries: T[] = []
  /** Tags in the order in which they came. */
  #tags = new Set<string>()

  /** The place after the newest entry. */
  get end(): number {
    return this.#dropped + this.#entries.length
  }

  /** Adds an entry; false when its tag is known already. */
  add(entry: T, tag?: string): boolean {
    if (tag !== undefined) {
      if (this.#tags.has(tag)) return false
      this.#tags.add(tag)
      if (this.#tags.size > remembered) this.#tags.delete(this.#tags.keys().next().value!)
    }
    this.#entries.push(entry)
    if (this.#entries.length >= 2 * remembered) {
      this.#entries.splice(0, remembered)
      this.#dropped += remembered
    }
    return true
  }

  /** Returns the entries since a place, oldest first; null when some of them are no longer known. */
  since(place: number): readonly T[] | null {
    if (place === this.end) return nothing
    return place < this.#dropped ? null : this.#entries.slice(place - this.#dropped)
  }
}

const nothing: readonly never[] = []
