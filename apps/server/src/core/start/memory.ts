/**
 * Releases memory that only the start needed: the young generation grows while hundreds of modules load and would keep
 * 30 MB. Blocks the process for about 80 ms, so call it before the first visitor. Does nothing without `--expose-gc`.
 */
export function compactMemory(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
