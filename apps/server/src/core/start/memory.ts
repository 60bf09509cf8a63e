/** A process that has begun to listen is reachable first: this waits, for it blocks for about 200 ms. */
const waitMs = 1000

/**
 * Releases memory that only the start needed, a second from now: the young generation grows while hundreds of modules
 * load and would keep 30 MB. Does nothing without `--expose-gc`.
 */
export function compactMemorySoon(): void {
  const { gc } = globalThis
  if (gc) setTimeout(() => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' }), waitMs).unref()
}
