import { cpus, loadavg } from 'node:os'
import type { FileTime } from './report.ts'

/** Seconds that the tests of one file may take: about twice what the slowest without an allowance takes on a quiet machine. */
export const budgets = { unit: 40, e2e: 90 } as const

interface Allowance {
  readonly path: string
  readonly seconds: number
  readonly reason: string
  /** Takes minutes by nature and finds what few changes break: `npm run test:long` runs it, `npm test` by its name only. */
  readonly isLong?: true
}

/** Files that may take longer. They begin first, so that no worker is left alone with one at the end. */
export const allowances: readonly Allowance[] = [
  {
    path: 'apps/server/src/features/payments/scenarios/killed.test.ts',
    seconds: 90,
    reason: 'starts the portal three times and lets 24 buyers pay meanwhile',
    isLong: true,
  },
  {
    path: 'apps/server/src/features/payments/scenarios/providers-killed.test.ts',
    seconds: 120,
    reason: 'the same with twelve buyers at each of two other providers, whose forms charge',
    isLong: true,
  },
  {
    path: 'apps/server/src/core/untrusted/hostile-books.test.ts',
    seconds: 90,
    reason: 'sixteen workbooks that are made to use up time and memory, each in a process of its own',
    isLong: true,
  },
  {
    path: 'apps/server/src/core/backup/backup.test.ts',
    seconds: 90,
    reason: 'takes six backups of a database, one of them into a bucket, and starts what is restored',
  },
  {
    path: 'apps/server/src/demo-clear.test.ts',
    seconds: 90,
    reason: 'loads the whole demo set three times and compares every row of it',
  },
  {
    path: 'apps/server/src/features/imports/kinds/products/products.test.ts',
    seconds: 90,
    reason: 'nearly eighty tests, each with workbooks that a confined process reads, one of 5,000 rows',
  },
  {
    path: 'apps/server/src/every-scope.test.ts',
    seconds: 120,
    reason: 'every call that reads, as each of seven people, before and after others have written',
  },
  {
    path: 'scripts/portal.test.ts',
    seconds: 120,
    reason: 'starts the portal ten times as people do; the first makes its database and may build the web',
    isLong: true,
  },
  {
    path: 'tests/e2e/screens.spec.ts',
    seconds: 180,
    reason: 'opens every screen of the dashboard',
  },
  {
    path: 'scripts/new-feature.test.ts',
    seconds: 150,
    reason: 'types, lint and tests of three generated features, in a copy of the project',
    isLong: true,
  },
  {
    path: 'tests/e2e/accessibility.spec.ts',
    seconds: 240,
    reason: 'axe on every screen, in two languages, two widths and both colours',
  },
  {
    path: 'tests/e2e/clicked-links.spec.ts',
    seconds: 240,
    reason: 'clicks a link to every public page, and back, and one to a product from each in three languages',
    isLong: true,
  },
  {
    path: 'tests/e2e/firefox/journeys.spec.ts',
    seconds: 240,
    reason: 'all that is tried in Firefox, one after the other in one browser',
  },
  {
    path: 'tests/e2e/webkit/journeys.spec.ts',
    seconds: 240,
    reason: 'all that is tried in WebKit, one after the other in one browser',
    isLong: true,
  },
  {
    path: 'tests/e2e/settings.spec.ts',
    seconds: 150,
    reason: 'axe on every group of settings, at three widths and in both colours',
  },
  {
    path: 'tests/e2e/in-hand.spec.ts',
    seconds: 180,
    reason: 'draws every model in three dimensions without a graphics card',
    isLong: true,
  },
  {
    path: 'tests/e2e/develop.spec.ts',
    seconds: 180,
    reason: 'starts the portal of developers, which serves each module by itself',
    isLong: true,
  },
  {
    path: 'tests/e2e/blocked-chunks.spec.ts',
    seconds: 300,
    reason: 'loads six pages once for each file of their code, without it',
    isLong: true,
  },
]

/** Which files run: the long ones alone, all others, or those that are named, whichever they are. */
export type Share = 'short' | 'long' | 'named'

/** Tells the runners which files run. Without it they run all. */
export const shareVariable = 'PORTAL_TEST_SHARE'

/** The long files, for the runners to leave out or to run alone. */
export const longFiles: readonly string[] = allowances.flatMap(({ path, isLong }) => (isLong ? [path] : []))

/** The share that a runner was told of. */
export const shareOf = (env: NodeJS.ProcessEnv = process.env): Share => (env[shareVariable] ?? 'named') as Share

/** The files that took longer than they may, one line each. */
export function overBudget(files: readonly FileTime[], seconds: number, allowed = allowances): string[] {
  return files.flatMap((file) => {
    const limit = allowed.find(({ path }) => path === file.path)?.seconds ?? seconds
    return file.seconds > limit ? [`${file.path} took ${file.seconds.toFixed(1)} s, ${limit} s are allowed`] : []
  })
}

/** Whether so much else runs here that a long test says nothing of the test. */
export const isMachineBusy = (load = loadavg()[1]!, cores = cpus().length): boolean => load > 4 * cores
