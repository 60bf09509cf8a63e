import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../project-files.ts'
import { allowances, isMachineBusy, longFiles, overBudget, shareOf, shareVariable } from './budgets.ts'
import { reportOfPlaywright } from './playwright-report.ts'
import { failure, slowest } from './report.ts'

const files = [
  { path: 'a.test.ts', seconds: 19 },
  { path: 'b.test.ts', seconds: 21 },
  { path: 'c.test.ts', seconds: 30 },
]

describe('the budget of a file', () => {
  test('is what all have, or what it is allowed for a reason', () => {
    const allowed = [{ path: 'c.test.ts', seconds: 35, reason: 'a reason' }]
    expect(overBudget(files, 20, allowed)).toEqual(['b.test.ts took 21.0 s, 20 s are allowed'])
    expect(overBudget(files, 20, [{ ...allowed[0]!, seconds: 25 }])).toHaveLength(2)
  })

  test('is allowed to files that are there', () => {
    for (const { path } of allowances) expect(existsSync(join(ROOT, path)), path).toBe(true)
  })

  test('leaves long files to their own command, unless they are named', () => {
    expect(longFiles.length).toBeGreaterThan(0)
    expect(shareOf({})).toBe('named')
    expect(shareOf({ [shareVariable]: 'long' })).toBe('long')
  })

  test('is not held against a machine that does much else', () => {
    expect(isMachineBusy(3, 2)).toBe(false)
    expect(isMachineBusy(9, 2)).toBe(true)
  })
})

test('the slowest files come first', () => {
  expect(slowest(files, 2).map(({ path }) => path)).toEqual(['c.test.ts', 'b.test.ts'])
})

test('what failed is told in one line, with the seed that repeats it', () => {
  const said = 'Property failed after 7 tests\n{ seed: 5, path: "6:1" }\nCounterexample: []'
  expect(failure({ name: 'a.test.ts › pays', said })).toBe(
    'a.test.ts › pays: Property failed after 7 tests { seed: 5, path: "6:1" }',
  )
  expect(failure({ name: 'a.test.ts › pays', said: 'expected 1\nreceived 2' })).toBe('a.test.ts › pays: expected 1')
})

test('journeys are counted by file, with every try, and those that failed or passed at the second are named', () => {
  const spec = (title: string, status: string, ...durations: number[]) => ({
    title,
    tests: [
      {
        projectName: 'phone',
        status,
        results: durations.map((duration, at) => ({
          duration,
          ...((status === 'unexpected' || at < durations.length - 1) && {
            error: { message: '\u001b[31mexpected 1\u001b[39m\nreceived 2' },
          }),
        })),
      },
    ],
  })
  const report = reportOfPlaywright({
    stats: { expected: 2, flaky: 1, skipped: 4 },
    suites: [
      {
        file: 'a.spec.ts',
        specs: [spec('pays', 'flaky', 3000, 1000)],
        suites: [{ file: 'a.spec.ts', specs: [spec('returns', 'expected', 500)] }],
      },
      { file: 'b.spec.ts', specs: [spec('looks', 'expected', 2000), spec('breaks', 'unexpected', 100)] },
    ],
  })
  expect(report).toEqual({
    passed: 3,
    failed: ['tests/e2e/b.spec.ts › breaks [phone]: expected 1'],
    skipped: 4,
    unsteady: ['tests/e2e/a.spec.ts › pays [phone]: expected 1'],
    files: [
      { path: 'tests/e2e/a.spec.ts', seconds: 4.5 },
      { path: 'tests/e2e/b.spec.ts', seconds: 2.1 },
    ],
  })
})
