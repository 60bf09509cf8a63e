import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './browser.ts'
import { run } from './run.ts'

interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** Of those that passed, the ones that needed a second try. */
  readonly unsteady?: number
}

interface Result extends Counts {
  readonly part: string
  readonly seconds: number
  readonly problems: readonly string[]
}

type Part = (filters: string[], report: string) => Promise<Omit<Result, 'part' | 'seconds'>>

const none: Counts = { passed: 0, failed: 0, skipped: 0 }

/** `npm test` runs all parts, `npm test -- unit quotes` the tests of one part whose files fit. */
const PARTS: Record<string, Part> = {
  check: async () => {
    const { code } = await run(['node', 'scripts/check.ts'], { show: true })
    return { ...none, problems: code === 0 ? [] : ['a check failed'] }
  },

  unit: async (filters, report) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const { code } = await run(['vitest', 'run', ...reporters, ...filters], { show: true })
    return counted(code, await readReport(report, ofVitest))
  },

  e2e: async (filters, report) => {
    const browser = await findChromium()
    console.log(`Browser: ${browser.label}`)
    const build = await run(['node', 'scripts/check-web-build.ts'], { show: true })
    const { code } = await run(['playwright', 'test', '--reporter=list,json', ...filters], {
      show: true,
      env: { PORTAL_BROWSER_FOUND: JSON.stringify(browser), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    })
    const { problems, ...counts } = counted(code, await readReport(report, ofPlaywright))
    return { ...counts, problems: build.code === 0 ? problems : ['the build of the web is refused', ...problems] }
  },
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
}
const ofVitest = (report: VitestReport): Counts => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests + report.numTodoTests,
})

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}
const ofPlaywright = ({ stats }: PlaywrightReport): Counts => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
  unsteady: stats.flaky,
})

/** A runner that died before its report counts no test, which is a failure of its own. */
async function readReport<T>(path: string, read: (report: T) => Counts): Promise<Counts> {
  const text = await readFile(path, 'utf8').catch(() => null)
  return text === null ? none : read(JSON.parse(text) as T)
}

function counted(code: number, counts: Counts) {
  const problems: string[] = []
  if (counts.passed + counts.failed === 0) problems.push('no test ran')
  else if (counts.failed === 0 && code !== 0) problems.push(`the runner ended with ${code} although no test failed`)
  return { ...counts, problems }
}

async function runPart(part: string, filters: string[], folder: string): Promise<Result> {
  console.log(`\n=== ${part}`)
  const started = performance.now()
  const outcome = await PARTS[part]?.(filters, join(folder, `${part}.json`)).catch((error: Error) => {
    console.error(error.message)
    return { ...none, problems: [error.message.split('\n')[0] ?? ''] }
  })
  if (!outcome) throw new Error(`no part is called ${part}`)
  return { part, seconds: (performance.now() - started) / 1000, ...outcome }
}

async function main(args: string[]): Promise<boolean> {
  const [first = '', ...rest] = args
  const isNamed = Object.hasOwn(PARTS, first)
  if (first && !isNamed) {
    console.error(`npm test -- [${Object.keys(PARTS).join(' | ')}] [filter], not "${first}"`)
    return false
  }

  const folder = await mkdtemp(join(tmpdir(), 'portal-test-'))
  const results: Result[] = []
  for (const part of isNamed ? [first] : Object.keys(PARTS)) results.push(await runPart(part, rest, folder))
  await rm(folder, { recursive: true, force: true })

  console.log()
  for (const { part, seconds, passed, failed, skipped, unsteady = 0, problems } of results) {
    const again = unsteady ? `, ${unsteady} at the second try` : ''
    const counts = part === 'check' ? '' : `  ${passed} passed, ${failed} failed, ${skipped} skipped${again}`
    const state = failed + problems.length === 0 ? 'ok    ' : 'FAILED'
    console.log(`${state} ${part.padEnd(5)} ${seconds.toFixed(1).padStart(6)} s${counts}`)
    for (const problem of problems) console.log(`       ${problem}`)
  }
  // What failed outside of any test counts too, so that "0 failed" means what it says.
  const failed = results.reduce((sum, result) => sum + result.failed + result.problems.length, 0)
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0
}

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1
