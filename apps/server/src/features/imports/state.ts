import { ImportStatus } from '@portal/contract/imports/states'
import type { Anyone } from '#core/actor.ts'
import { type Db, inTransaction } from '#core/database.ts'
import { isAway, isFull } from '#core/errors.ts'
import { record } from '#core/record.ts'
import type { ImportParts } from './parts.ts'
import * as queries from './queries.ts'
import { importTexts, Unusable } from './texts.ts'

/** Whom changes of an import concern. */
export const tellsOf = ({ id, usuario_id }: Pick<queries.Import, 'id' | 'usuario_id'>) => [
  { area: 'importaciones', usuario_id, id },
]

/** Moves an import inside the caller's transaction, with its audit row. */
export async function moveImport(
  db: Db,
  by: Anyone,
  before: queries.Import,
  changes: { estado: ImportStatus; [column: string]: unknown },
): Promise<queries.Import> {
  const after = await queries.updateImport(db, before.id, changes)
  const action = `imports.${changes.estado}`
  const shown = ({ estado, totales, error }: queries.Import) => ({ estado, totales, error })
  const facts = { entity: 'importacion', id: before.id, before: shown(before), after: shown(after) }
  await record(db, by, { action, ...facts, tells: tellsOf(before) })
  return after
}

/**
 * Does the work of a job on an import in this state. What makes it impossible ends it, with the reason in its record; while
 * the database or the disk is away the job is run again.
 */
export async function workOn(
  { db, files }: Pick<ImportParts, 'db' | 'files'>,
  id: number,
  states: readonly ImportStatus[],
  work: (asked: queries.Import) => Promise<void>,
): Promise<void> {
  const asked = await queries.getImport(db, id)
  if (!asked || !states.includes(asked.estado)) return
  try {
    await work(asked)
  } catch (error) {
    if (isAway(error) || isFull(error)) throw error
    const isForeseen = error instanceof Unusable
    const reason = isForeseen ? error.message : importTexts[asked.idioma].failed
    await inTransaction(db, async (db) => {
      const before = await queries.lockImport(db, id)
      if (!states.includes(before.estado)) return
      const ended = { error: reason, imagenes_id: null, terminado_en: queries.rightNow() }
      await moveImport(db, itself(id), before, { estado: ImportStatus.failed, ...ended })
      if (before.imagenes_id) await files.drop(db, before.imagenes_id)
    })
    if (!isForeseen) throw error // it is logged with the job
  }
}

/** The job of an import, where no person acts. */
const itself = (id: number) => ({ ip: '', requestId: `importacion-${id}` })
