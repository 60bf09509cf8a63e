import type { Db } from '#core/database/database.ts'
import type { Files } from '#core/files/files.ts'
import type { Jobs } from '#core/jobs/jobs.ts'
import type { Workers } from '#core/workers/workers.ts'
import type { ImportKind } from './kind.ts'
import type { Import } from './queries.ts'

/** What imports need from the portal. */
export interface ImportDeps {
  db: Db
  files: Pick<Files, 'write' | 'keep' | 'drop' | 'discard' | 'find' | 'stream' | 'read' | 'signedPath'>
  jobs: Pick<Jobs, 'define' | 'enqueue' | 'schedule'>
  workers: Pick<Workers, 'readSheet' | 'markSheet' | 'listZip' | 'book'>
  /** Every kind of import. */
  kinds: readonly ImportKind[]
}

/** Returns the kind of a stored import. */
export function kindOf({ kinds }: Pick<ImportDeps, 'kinds'>, { tipo }: Pick<Import, 'tipo'>): ImportKind {
  const kind = kinds.find(({ type }) => type === tipo)
  if (!kind) throw new Error(`no kind of import is called ${tipo}`)
  return kind
}
