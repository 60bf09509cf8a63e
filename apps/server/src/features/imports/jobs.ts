import { commit, commitJob } from './commit.ts'
import type { ImportParts } from './parts.ts'
import { review } from './review.ts'
import { undo, undoJob } from './undo.ts'
import { reviewJob } from './upload.ts'
import { watchImports, watchJob } from './watch.ts'

/** Defines the jobs of imports: dry run, commit, undo, and every ten minutes a check for stalled ones. */
export async function importJobs(parts: ImportParts): Promise<void> {
  await parts.jobs.define(reviewJob, ({ importacion_id: id }) => review(parts, id))
  await parts.jobs.define(commitJob, ({ importacion_id: id }) => commit(parts, id))
  await parts.jobs.define(undoJob, ({ importacion_id: id }) => undo(parts, id))
  await parts.jobs.define(watchJob, () => watchImports(parts))
  await parts.jobs.schedule(watchJob, '*/10 * * * *', 'UTC')
}
