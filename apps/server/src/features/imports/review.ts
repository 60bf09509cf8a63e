import { ImportStatus } from '@portal/contract/imports/states'
import { inTransaction } from '#core/database/database.ts'
import { startCommit } from './commit.ts'
import { type ImportDeps, kindOf } from './deps.ts'
import { drawPictures } from './draw-pictures.ts'
import { personOf } from './person.ts'
import * as queries from './queries.ts'
import { readRows } from './read-rows.ts'
import { moveImport, processImport } from './state.ts'

/**
 * The dry run: reads the workbook, plans each row, draws the pictures of valid ones. Writes only the record. After a
 * crash it continues with the missing pictures.
 */
export const review = (deps: ImportDeps, id: number): Promise<void> =>
  processImport(deps, id, [ImportStatus.uploaded], async (asked) => {
    const kind = kindOf(deps, asked)
    const actor = await personOf(deps.db, kind, asked)
    const read = asked.filas === 0 ? await readRows(deps, kind, actor, asked) : asked
    if (read.imagenes_id && kind.pictures) await drawPictures(deps, kind.pictures, actor, read, read.imagenes_id)
    await inTransaction(deps.db, async (db) => {
      const before = await queries.lockImport(db, id)
      if (before.estado !== ImportStatus.uploaded) return
      const done = { hechas: before.filas, imagenes_id: null }
      const after = await moveImport(db, actor, before, { estado: ImportStatus.validated, ...done })
      if (before.imagenes_id) await deps.files.drop(db, before.imagenes_id)
      if (before.confirmado_en) await startCommit(db, deps, actor, after)
    })
  })
