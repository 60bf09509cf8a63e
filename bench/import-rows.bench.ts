import { BulkPortal, workbookOf } from './core/bulk-upload.ts'
import { report } from './core/report.ts'

const rows = 5000
const rounds = 3

/** Imports of 5,000 rows by the engine, with listings: how long dry run and commit take. */
export async function run(): Promise<boolean> {
  const portal = await BulkPortal.start()
  try {
    const checks: number[] = []
    const commits: number[] = []
    for (let round = 0; round < rounds; round++) {
      const begun = performance.now()
      const id = await portal.send(workbookOf(rows, `${round}-`)) // the same file again would create nothing
      await portal.checked(id)
      const checked = performance.now()
      await portal.commit(id)
      checks.push((checked - begun) / 1000)
      commits.push((performance.now() - checked) / 1000)
    }
    return report(
      'import-rows',
      [
        { what: 'Dry run of 5,000 rows, slowest of three', value: Math.max(...checks), unit: 's', most: 4 },
        { what: 'Commit of 5,000 rows, slowest of three', value: Math.max(...commits), unit: 's', most: 6 },
      ],
      { rows, checks, commits },
    )
  } finally {
    await portal.stop()
  }
}
