import { stripVTControlCharacters } from 'node:util'

/** What a runner says of one run. */
export interface Report {
  readonly passed: number
  /** Each test that failed, with what it said first. */
  readonly failed: readonly string[]
  readonly skipped: number
  /** The tests that failed and passed at the second try, with what they said at the first. */
  readonly unsteady: readonly string[]
  readonly files: readonly FileTime[]
}

/** How long the tests and hooks of a file took, from the root. */
export interface FileTime {
  readonly path: string
  readonly seconds: number
}

export const nothing: Report = { passed: 0, failed: [], skipped: 0, unsteady: [], files: [] }

/** The files that took longest, the longest first. */
export const slowest = (files: readonly FileTime[], count: number): readonly FileTime[] =>
  files.toSorted((one, other) => other.seconds - one.seconds).slice(0, count)

/** A failed test in one line: its name and the first line of what it said, with the seed of random values, without colors. */
export function failure({ name, said }: { readonly name: string; readonly said: string }): string {
  const [first = '', second = ''] = stripVTControlCharacters(said).split('\n')
  return `${name}: ${/^\{ seed: /.test(second) ? `${first} ${second}` : first}`
}
