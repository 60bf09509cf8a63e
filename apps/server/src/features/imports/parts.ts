import type { Db } from '#core/database.ts'
import type { Files } from '#core/files.ts'
import type { Jobs } from '#core/jobs.ts'
import type { Workers } from '#core/workers.ts'
import type { ItemHooks } from '#features/classifieds/service.ts'

/** What imports take of the portal. */
export interface ImportParts {
  db: Db
  files: Pick<Files, 'write' | 'keep' | 'drop' | 'find' | 'stream' | 'read' | 'signedPath'>
  jobs: Pick<Jobs, 'define' | 'enqueue' | 'schedule'>
  workers: Pick<Workers, 'readSheet' | 'markSheet' | 'listZip' | 'book' | 'renderings'>
  itemHooks: ItemHooks
}

export type Language = 'es' | 'en'
