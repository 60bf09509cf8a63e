import { randomUUID } from 'node:crypto'
import { coreMessages } from '@portal/contract/core/core-messages'
import { fileMessages } from '@portal/contract/imports/file-messages'
import { ImportStatus } from '@portal/contract/imports/states'
import type { Anyone } from '#core/base/actor.ts'
import { isFull, isUnavailable, Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { type ImportDeps, kindOf } from './deps.ts'
import * as queries from './queries.ts'
import { importTexts, Unusable } from './texts.ts'
import { discardWorkbook, dropWorkbook, workbookToDrop } from './workbook.ts'

/** Returns the people who receive changes of an import. */
export const announcesOf = ({ id, usuario_id }: Pick<queries.Import, 'id' | 'usuario_id'>) => [
  { area: 'importaciones', usuario_id, id },
]

/** In these, rows wait to be written: what else is stored of them stays. */
const isWaiting: readonly ImportStatus[] = [ImportStatus.validated, ImportStatus.committing]

/** Changes the state of an import inside the caller's transaction, with its audit row; one that ends keeps no secret. */
export async function moveImport(
  db: Db,
  by: Anyone,
  before: queries.Import,
  changes: { estado: ImportStatus; [column: string]: unknown },
): Promise<queries.Import> {
  const after = await queries.updateImport(db, before.id, { proceso: null, caidas: 0, ...changes })
  if (!isWaiting.includes(changes.estado)) await queries.dropSecrets(db, before.id)
  const action = `imports.${changes.estado}`
  const shown = ({ estado, totales, error }: queries.Import) => ({ estado, totales, error })
  const facts = { entity: 'importacion', id: before.id, before: shown(before), after: shown(after) }
  await record(db, by, { action, ...facts, announces: announcesOf(before) })
  return after
}

/** Identifies this process in the rows that it works on. */
const thisProcess = randomUUID()
/** Work that crashed this many processes is not started again. */
const mostEnded = 2

/**
 * Runs the work of a job on an import in this state. A permanent failure ends the import, with the reason in its
 * record; while the database, the disk or the workers are unavailable, the job is retried. Work that crashed its
 * process twice is not started a third time.
 */
export async function processImport(
  { db, files, kinds }: Pick<ImportDeps, 'db' | 'files' | 'kinds'>,
  id: number,
  states: readonly ImportStatus[],
  work: (asked: queries.Import) => Promise<void>,
): Promise<void> {
  const asked = await enter(db, id, states)
  if (!asked) return
  try {
    if (asked.caidas >= mostEnded) throw new Refusal(fileMessages.endedTwice)
    await work(asked)
  } catch (error) {
    if (isPassing(error)) throw error
    const foreseen = reasonOf(error, asked.idioma)
    const now = (await queries.getImport(db, id)) ?? asked
    const workbook = await workbookToDrop({ files }, kindOf({ kinds }, now), now)
    const hasEnded = await inTransaction(db, async (db) => {
      const before = await queries.lockImport(db, id)
      if (!states.includes(before.estado)) return false
      const error = foreseen ?? importTexts[asked.idioma].failed
      const ended = { error, imagenes_id: null, terminado_en: queries.rightNow() }
      await moveImport(db, itself(id), before, { estado: ImportStatus.failed, ...ended })
      if (before.imagenes_id) await files.drop(db, before.imagenes_id)
      await dropWorkbook({ files }, db, id, workbook)
      return true
    })
    if (hasEnded) await discardWorkbook({ files }, workbook)
    if (foreseen === null) throw error // the job logs it
  } finally {
    await queries.leaveImport(db, id, thisProcess, states)
  }
}

/**
 * Stores the id of this process on an import, committed before the work begins. The id of another process means that it
 * crashed.
 */
const enter = (db: Db, id: number, states: readonly ImportStatus[]): Promise<queries.Import | null> =>
  inTransaction(db, async (db) => {
    if (!(await queries.getImport(db, id))) return null
    const { estado, proceso, caidas } = await queries.lockImport(db, id)
    if (!states.includes(estado)) return null
    const isCutOff = proceso !== null && proceso !== thisProcess
    return queries.updateImport(db, id, { proceso: thisProcess, caidas: isCutOff ? caidas + 1 : caidas })
  })

/** Whether a retry may succeed. */
const isPassing = (error: unknown) =>
  isUnavailable(error) || isFull(error) || (error instanceof Refusal && error.entry === coreMessages.busy)

/** Returns the reason shown to the person, from the catalogue or a rule; null for an unexpected failure. */
function reasonOf(error: unknown, language: queries.Import['idioma']): string | null {
  if (error instanceof Unusable) return error.message
  const isOfFile = error instanceof Refusal && error.entry.area === fileMessages.bookDamaged.area
  return isOfFile ? error.entry[language] : null
}

/** The caller of an import job. */
const itself = (id: number) => ({ ip: '', requestId: `importacion-${id}` })
