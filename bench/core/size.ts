/**
 * The size of a run: BENCH_ITEMS, BENCH_ADDRESSES, BENCH_SECONDS, BENCH_REQUESTS and BENCH_ROUNDS make a short one, to
 * try a change; only runs of full size are kept in bench/results/.
 */
const names = ['ITEMS', 'ADDRESSES', 'SECONDS', 'REQUESTS', 'ROUNDS'] as const

const given = (name: (typeof names)[number]) => process.env[`BENCH_${name}`]

/** Returns the size that the environment gives, or the full one. */
export const sizeOf = (name: (typeof names)[number], full: number): number => Number(given(name) ?? full)

export const isFullSize = (): boolean => names.every((name) => given(name) === undefined)
