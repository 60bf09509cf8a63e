import { BulkPortal, workbookOf } from './core/bulk-upload.ts'
import { cpuOfTree, peakMemoryOf } from './core/cpu.ts'
import { report } from './core/report.ts'

const rows = 5000
const rounds = 3

/** Uploads of 5,000 rows without pictures: speed of dry run and commit, and peak memory. */
export async function run(): Promise<boolean> {
  const portal = await BulkPortal.start()
  try {
    const checks: number[] = []
    const commits: number[] = []
    const cpuBefore = cpuOfTree(portal.running.pid)
    for (let round = 0; round < rounds; round++) {
      const { check, commit } = await portal.timed(workbookOf(rows, `${round}-`)) // the same file again would create nothing
      checks.push(check)
      commits.push(commit)
    }
    const cpu = cpuOfTree(portal.running.pid) - cpuBefore
    const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]!
    const [check, commit] = [median(checks), median(commits)]
    return report(
      'mass-upload',
      [
        {
          what: 'Rows a second, dry run and commit together',
          value: rows / (check + commit),
          unit: 'rows/s',
          least: 500,
        },
        { what: 'Rows a second, dry run', value: rows / check, unit: 'rows/s' },
        { what: 'Rows a second, commit', value: rows / commit, unit: 'rows/s' },
        { what: 'CPU for 1,000 rows, server and database', value: (cpu * 1e6) / (rows * rounds), unit: 'ms' },
        { what: 'Most memory of the process', value: peakMemoryOf(portal.running.pid), unit: 'MB', most: 500 },
      ],
      { rows, checks, commits },
    )
  } finally {
    await portal.stop()
  }
}
