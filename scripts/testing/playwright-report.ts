import { failure, type Report } from './report.ts'

/** What we read of Playwright's own JSON report. */
export interface PlaywrightReport {
  readonly stats: { expected: number; flaky: number; skipped: number }
  readonly suites: readonly Suite[]
}
interface Suite {
  readonly file: string
  readonly suites?: readonly Suite[]
  readonly specs: readonly {
    readonly title: string
    readonly tests: readonly {
      readonly projectName: string
      readonly status: string
      readonly results: readonly { readonly duration: number; readonly error?: { readonly message?: string } }[]
    }[]
  }[]
}

/** A file's time is that of all its tests with every try, as if they followed each other. */
export function reportOfPlaywright({ stats, suites }: PlaywrightReport): Report {
  const tests = suites.flatMap(testsOf)
  const seconds = new Map<string, number>()
  for (const { path, ms } of tests) seconds.set(path, (seconds.get(path) ?? 0) + ms / 1000)
  return {
    passed: stats.expected + stats.flaky,
    failed: tests.filter(({ status }) => status === 'unexpected').map(failure),
    skipped: stats.skipped,
    unsteady: tests.filter(({ status }) => status === 'flaky').map(failure),
    files: [...seconds].map(([path, seconds]) => ({ path, seconds })),
  }
}

interface Journey {
  path: string
  name: string
  status: string
  said: string
  ms: number
}

function testsOf({ file, suites = [], specs }: Suite): Journey[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      path: `tests/e2e/${file}`,
      name: `tests/e2e/${file} › ${title} [${projectName}]`,
      status,
      said: results.findLast(({ error }) => error)?.error?.message ?? '',
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  )
  return [...own, ...suites.flatMap(testsOf)]
}
