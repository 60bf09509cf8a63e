/**
 * The size of a run: BENCH_ITEMS, BENCH_ADDRESSES, BENCH_SECONDS, BENCH_REQUESTS and BENCH_ROUNDS make a short one, to
 * try a change, or a longer one. Only runs of full size or more are kept in bench/results/.
 */
const names = ['ITEMS', 'ADDRESSES', 'SECONDS', 'REQUESTS', 'ROUNDS'] as const

let isShort = false

/** Returns the size that the environment gives, or the full one. */
export function sizeOf(name: (typeof names)[number], full: number): number {
  const size = Number(process.env[`BENCH_${name}`] ?? full)
  if (size < full) isShort = true
  return size
}

/** Whether no size of this run is below the full one. */
export const isFullSize = (): boolean => !isShort
