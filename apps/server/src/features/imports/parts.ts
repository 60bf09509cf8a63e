import type { Db } from '#core/database/database.ts'
import type { Files } from '#core/files/files.ts'
import type { Jobs } from '#core/jobs/jobs.ts'
import type { Workers } from '#core/workers/workers.ts'
import type { ItemHooks } from '#features/listings/service.ts'

/** What imports need from the portal. */
export interface ImportParts {
  db: Db
  files: Pick<Files, 'write' | 'keep' | 'drop' | 'find' | 'stream' | 'read' | 'signedPath'>
  jobs: Pick<Jobs, 'define' | 'enqueue' | 'schedule'>
  workers: Pick<Workers, 'readSheet' | 'markSheet' | 'listZip' | 'book' | 'renderings'>
  itemHooks: ItemHooks
}

export type Language = 'es' | 'en'
