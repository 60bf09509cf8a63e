import { variables } from './env-variables.ts'

const known = Object.keys(variables)
/** Shorter ones are too near to names of others: HOME is no HOST. */
const leastLength = 6

/**
 * Returns the names that are nearly one of ours, each with the one that is meant: a setting that nobody reads is worse than
 * a start that fails. The rest of the environment is of other programs.
 */
export function misspelt(names: readonly string[]): (readonly [string, string])[] {
  return names.flatMap((name) => {
    if (known.includes(name)) return []
    const written = name.toUpperCase()
    const near = known.filter((ours) => ours.length >= leastLength && isNear(written, ours))
    const [meant] = near.toSorted((a, b) => changesBetween(written, a) - changesBetween(written, b))
    return meant ? [[name, meant] as const] : []
  })
}

function isNear(name: string, ours: string): boolean {
  const isLong = ours.length >= 10
  if (isLong && (name.startsWith(ours) || ours.startsWith(name)) && name.length >= 8) return true
  return changesBetween(name, ours) <= (isLong ? 2 : 1)
}

/** How many letters have to be put in, left out or replaced to make one of the other (Levenshtein). */
function changesBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let line = 1; line <= a.length; line++) {
    const next = [line]
    for (let at = 1; at <= b.length; at++) {
      const replaced = row[at - 1]! + (a[line - 1] === b[at - 1] ? 0 : 1)
      next.push(Math.min(replaced, row[at]! + 1, next[at - 1]! + 1))
    }
    row = next
  }
  return row.at(-1)!
}
