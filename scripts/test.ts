import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium, findFirefox, findWebKit } from './browser.ts'
import { commands } from './launch/commands.mjs'
import { ROOT } from './project-files.ts'
import { run } from './run.ts'
import { budgets, isMachineBusy, overBudget, type Share, shareVariable } from './testing/budgets.ts'
import { reportOfPlaywright } from './testing/playwright-report.ts'
import { type FileTime, nothing, type Report, slowest } from './testing/report.ts'
import { reportVariable } from './testing/vitest-report.ts'

interface Result extends Report {
  readonly part: string
  readonly seconds: number
  readonly problems: readonly string[]
  /** What is told and fails nothing. */
  readonly hints: readonly string[]
}

type Part = (filters: string[], report: string) => Promise<Report & Pick<Result, 'problems' | 'hints'>>

/**
 * `npm test` runs all parts, `npm test -- unit quotes` the tests of one part whose files fit, `npm run test:long` the files
 * that take minutes by nature.
 */
const PARTS: Record<string, Part> = {
  check: async () => {
    const { code } = await run(['node', 'scripts/check.ts'], { show: true })
    return { ...nothing, problems: code === 0 ? [] : ['a check failed'], hints: [] }
  },

  unit: async (filters, report) => {
    const reporters = ['--reporter=default', '--reporter=./scripts/testing/vitest-report.ts']
    const { code } = await run(['vitest', 'run', ...reporters, ...filters], {
      show: true,
      env: { [reportVariable]: report },
    })
    return counted(code, await readReport(report, (report: Report) => report))
  },

  e2e: async (filters, report) => {
    const browser = await findChromium()
    console.log(`Browser: ${browser.label}`)
    const build = await run(['node', 'scripts/check-web-build.ts'], { show: true })
    const { code } = await run(['playwright', 'test', '--reporter=list,json', ...filters], {
      show: true,
      env: { PORTAL_BROWSER_FOUND: JSON.stringify(browser), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    })
    const { problems, ...told } = counted(code, await readReport(report, reportOfPlaywright))
    const left = (name: string) => `no ${name} is installed here: its journeys were left out`
    const hints = [
      ...((await findFirefox()) ? [] : [left('Firefox')]),
      ...((await findWebKit()) ? [] : [left('WebKit')]),
    ]
    return { ...told, hints, problems: build.code === 0 ? problems : ['the build of the web is refused', ...problems] }
  },
}

/** A runner that died before its report counts no test, which is a failure of its own. */
async function readReport<T>(path: string, read: (report: T) => Report): Promise<Report> {
  const text = await readFile(path, 'utf8').catch(() => null)
  return text === null ? nothing : read(JSON.parse(text) as T)
}

function counted(code: number, report: Report) {
  const problems: string[] = []
  if (report.passed + report.failed.length === 0) problems.push('no test ran')
  else if (report.failed.length === 0 && code !== 0)
    problems.push(`the runner ended with ${code} although no test failed`)
  return { ...report, problems, hints: [] }
}

/** In CI a file that takes too long fails the run; a developer, and whoever runs this next to other work, is told. */
function judged(part: string, files: readonly FileTime[]): Pick<Result, 'problems' | 'hints'> {
  const over = part === 'unit' || part === 'e2e' ? overBudget(files, budgets[part]) : []
  return process.env.CI && !isMachineBusy() ? { problems: over, hints: [] } : { problems: [], hints: over }
}

async function runPart(part: string, filters: string[], folder: string): Promise<Result> {
  console.log(`\n=== ${part}`)
  const started = performance.now()
  const outcome = await PARTS[part]?.(filters, join(folder, `${part}.json`)).catch((error: Error) => {
    console.error(error.message)
    return { ...nothing, problems: [error.message.split('\n')[0] ?? ''], hints: [] }
  })
  if (!outcome) throw new Error(`no part is called ${part}`)
  const { problems, hints } = judged(part, outcome.files)
  const seconds = (performance.now() - started) / 1000
  return {
    part,
    seconds,
    ...outcome,
    problems: [...outcome.problems, ...problems],
    hints: [...outcome.hints, ...hints],
  }
}

function tell({ part, seconds, passed, failed, skipped, unsteady, problems, hints, files }: Result): void {
  const again = unsteady.length > 0 ? `, ${unsteady.length} at the second try` : ''
  const counts = part === 'check' ? '' : `  ${passed} passed, ${failed.length} failed, ${skipped} skipped${again}`
  const state = failed.length + problems.length === 0 ? 'ok    ' : 'FAILED'
  console.log(`${state} ${part.padEnd(5)} ${seconds.toFixed(1).padStart(6)} s${counts}`)
  for (const test of failed) console.log(`       failed: ${test}`)
  for (const name of unsteady) console.log(`       at the second try: ${name}`)
  for (const line of [...problems, ...hints]) console.log(`       ${line}`)
  for (const { path, seconds } of slowest(files, 10)) console.log(`       ${seconds.toFixed(1).padStart(6)} s ${path}`)
}

/**
 * Makes the folder of this run. Where Linux keeps files in memory and has room, all that the tests write goes there, so
 * that none waits for a disk.
 */
function folderForTests(): string {
  const memory = '/dev/shm'
  const isInMemory = existsSync(memory) && freeBytes(memory) > 2 ** 31
  const folder = mkdtempSync(join(isInMemory ? memory : tmpdir(), 'portal-test-'))
  if (isInMemory) process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
  return folder
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

async function main(args: string[]): Promise<boolean> {
  const isLong = args[0] === '--long'
  const [first = '', ...rest] = isLong ? args.slice(1) : args
  const isNamed = Object.hasOwn(PARTS, first)
  if (first && !isNamed) {
    console.error(`npm test -- [${Object.keys(PARTS).join(' | ')}] [filter], not "${first}"`)
    return false
  }

  const folder = folderForTests()
  // What Node made of the sources is kept as for `npm start`: the tests start the portal some thirty times.
  process.env.NODE_COMPILE_CACHE ??= join(ROOT, commands.start.env.NODE_COMPILE_CACHE)
  const share: Share = isLong ? 'long' : rest.length > 0 ? 'named' : 'short'
  process.env[shareVariable] = share
  const results: Result[] = []
  const parts = isLong ? ['unit', 'e2e'] : Object.keys(PARTS)
  for (const part of isNamed ? [first] : parts) results.push(await runPart(part, rest, folder))

  console.log()
  for (const result of results) tell(result)
  // What failed outside of any test counts too, so that "0 failed" means what it says.
  const failed = results.reduce((sum, result) => sum + result.failed.length + result.problems.length, 0)
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0
}

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1
