import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { ROOT } from '../project-files.ts'
import { failure, type Report } from './report.ts'

/** Where the report is written; the reporter that comes with the runner does not say which tests were tried twice. */
export const reportVariable = 'PORTAL_TEST_REPORT'

/** Writes what the tests of a run came to. */
export default class VitestReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const path = process.env[reportVariable]
    if (path) writeFileSync(path, JSON.stringify(reportOf(modules)))
  }
}

function reportOf(modules: readonly TestModule[]): Report {
  const tests = modules.flatMap((module) =>
    [...module.children.allTests()].map((test) => ({
      name: `${pathOf(module)} › ${test.fullName}`,
      state: test.result().state,
      said: test.result().errors?.[0]?.message ?? '',
      isUnsteady: test.diagnostic()?.flaky ?? false,
    })),
  )
  const inState = (...states: string[]) => tests.filter(({ state }) => states.includes(state)).length
  return {
    passed: inState('passed'),
    failed: tests.filter(({ state }) => state === 'failed').map(failure),
    skipped: inState('skipped', 'pending'),
    unsteady: tests.filter(({ isUnsteady }) => isUnsteady).map(failure),
    files: modules.map((module) => ({ path: pathOf(module), seconds: module.diagnostic().duration / 1000 })),
  }
}

const pathOf = ({ moduleId }: TestModule) => relative(ROOT, moduleId).replaceAll('\\', '/')
