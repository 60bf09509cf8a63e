import type { Db } from '#core/database/database.ts'
import type { StoredFile } from '#core/files/files.ts'
import type { ImportDeps } from './deps.ts'
import type { ImportKind } from './kind.ts'
import * as queries from './queries.ts'
import { secretFieldsOf } from './secrets.ts'

/** Returns the workbook of an import if it may hold secrets: it goes once it has been read, or cannot be. */
export async function workbookToDrop(
  { files }: Pick<ImportDeps, 'files'>,
  kind: Pick<ImportKind, 'columns'>,
  { archivo_id: id }: Pick<queries.Import, 'archivo_id'>,
): Promise<StoredFile | null> {
  return id === null || secretFieldsOf(kind).length === 0 ? null : files.find(id)
}

/** Deletes such a workbook in the transaction that needs it no longer; its name stays with the import. */
export async function dropWorkbook(
  { files }: Pick<ImportDeps, 'files'>,
  db: Db,
  importId: number,
  workbook: StoredFile | null,
): Promise<void> {
  if (!workbook) return
  await queries.updateImport(db, importId, { archivo_id: null }) // nothing may refer to a file that is dropped
  await files.drop(db, workbook.id)
}

/** Deletes its content after the commit; what is left of it then is swept with other remains. */
export async function discardWorkbook(
  { files }: Pick<ImportDeps, 'files'>,
  workbook: StoredFile | null,
): Promise<void> {
  if (workbook) await files.discard(workbook).catch(() => {})
}
