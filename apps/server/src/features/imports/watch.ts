import { importLimits } from '@portal/contract/imports/columns'
import { ImportStatus } from '@portal/contract/imports/states'
import { hasJob, jobKind } from '#core/jobs/jobs.ts'
import { commitJob } from './commit.ts'
import type { ImportDeps } from './deps.ts'
import * as queries from './queries.ts'
import { reviewJob } from './upload.ts'

export const watchJob = jobKind('classified-import-watch', { retries: 0, maxSeconds: 60 })

/** A younger upload may still be about to enqueue its job. */
const minutes = 5

/**
 * Enqueues the jobs of stalled imports again, after a failure of database or disk, and deletes what no dry run can store
 * any more.
 */
export async function watchImports({ db, jobs, kinds }: Pick<ImportDeps, 'db' | 'jobs' | 'kinds'>): Promise<void> {
  for (const { id, estado } of await queries.listUnfinished(
    db,
    kinds.map(({ type }) => type),
    minutes,
  )) {
    const kind = estado === ImportStatus.committing ? commitJob : reviewJob
    const data = { importacion_id: id }
    if (!(await hasJob(db, kind, data))) await jobs.enqueue(db, kind, data)
  }
  await queries.dropOldSecrets(db, importLimits.confirmHours)
}
