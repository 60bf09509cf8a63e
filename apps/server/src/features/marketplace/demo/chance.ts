/** Numbers that look random and are the same at each load (mulberry32). */
export function chanceFrom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    /** Whether something of this probability happens. */
    happens: (probability: number) => next() < probability,
    /** A whole number from `from` to `to`, both included. */
    between: (from: number, to: number) => from + Math.floor(next() * (to - from + 1)),
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!,
  }
}

export type Chance = ReturnType<typeof chanceFrom>
