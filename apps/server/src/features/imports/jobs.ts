import { commit, commitJob } from './commit.ts'
import type { ImportDeps } from './deps.ts'
import { review } from './review.ts'
import { undo, undoJob } from './undo.ts'
import { reviewJob } from './upload.ts'
import { watchImports, watchJob } from './watch.ts'

/** Defines the jobs of imports: dry run, commit, undo, and every ten minutes a check for stalled ones. */
export async function importJobs(deps: ImportDeps): Promise<void> {
  await deps.jobs.define(reviewJob, ({ importacion_id: id }) => review(deps, id))
  await deps.jobs.define(commitJob, ({ importacion_id: id }) => commit(deps, id))
  await deps.jobs.define(undoJob, ({ importacion_id: id }) => undo(deps, id))
  await deps.jobs.define(watchJob, () => watchImports(deps))
  await deps.jobs.schedule(watchJob, '*/10 * * * *', 'UTC')
}
