/**
 * Data that change by announcement. Stale until a load that began after the last announcement has ended: the router asks
 * more than once whether to load, and a revalidation that meets another is aborted.
 */
export function announcedData() {
  let [announced, contained] = [0, 0]
  return {
    changed(): void {
      announced += 1
    },
    isStale: (): boolean => contained < announced,
    async loading<T>(load: () => Promise<T>, signal: AbortSignal): Promise<T> {
      const before = announced
      const loaded = await load()
      if (!signal.aborted) contained = before
      return loaded
    },
  }
}
