/**
 * Gives back the memory that only the start needed: the young generation grows while hundreds of modules load and would stay
 * as large, 30 MB of an idle process. Holds up the process for some 80 ms, so it belongs before the first visitor. Does
 * nothing in a process that was started without `--expose-gc`.
 */
export function compactMemory(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
