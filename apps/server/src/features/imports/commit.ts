import { importLimits } from '@portal/contract/imports/columns'
import { ImportStatus } from '@portal/contract/imports/states'
import type { Actor, Anyone } from '#core/base/actor.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { tell } from '#core/database/events.ts'
import { jobKind } from '#core/jobs/jobs.ts'
import { learnWordsSoon } from '#features/listing-market/service.ts'
import { createItems, updateItem } from '#features/listings/service.ts'
import type { ImportParts } from './parts.ts'
import { personOf, withoutApproval } from './person.ts'
import { type PlannedRow, planRows } from './plan-rows.ts'
import * as queries from './queries.ts'
import { moveImport, processImport, tellsOf } from './state.ts'
import { importTexts, Unusable } from './texts.ts'

export const commitJob = jobKind<{ importacion_id: number }>('classified-import-commit', {
  atOnce: 2,
  retries: 5,
  retryAfterSeconds: 30,
  maxSeconds: 600,
})

type Fates = ReadonlyMap<number, PlannedRow>

/** Starts the commit of a dry run inside the caller's transaction. */
export async function startCommit(
  db: Db,
  { jobs }: Pick<ImportParts, 'jobs'>,
  by: Anyone,
  before: queries.Import,
): Promise<queries.Import> {
  const { crear = 0, actualizar = 0 } = before.totales
  const hechas = before.filas - crear - actualizar
  const changes = { estado: ImportStatus.committing, hechas, confirmado_en: queries.rightNow() }
  const after = await moveImport(db, by, before, changes)
  await jobs.enqueue(db, commitJob, { importacion_id: before.id })
  return after
}

/**
 * Commits the valid rows of a dry run, 200 per transaction, which also marks them: after a crash it continues, and
 * nothing is made twice. First repeats the checks of the dry run; a different result ends it.
 */
export const commit = (parts: ImportParts, id: number): Promise<void> =>
  processImport(parts, id, [ImportStatus.committing], async (asked) => {
    const { db } = parts
    const actor = await personOf(db, asked)
    const rows = await queries.allRows(db, id)
    const judged = new Map(
      (await planRows(db, asked, rows, ({ imagenes }) => imagenes.length > 0)).map((row) => [row.fila, row]),
    )
    if (rows.some(({ fila, accion, entidad_id }) => entidad_id === null && judged.get(fila)!.accion !== accion))
      throw new Unusable(importTexts[asked.idioma].changed)
    while (await commitBlock(db, actor, id, judged));
    await learnWordsSoon(db, parts.jobs)
  })

/**
 * Commits the next rows; returns whether more are left. The import is locked, so that two runs of the job alternate.
 */
const commitBlock = (db: Db, actor: Actor, id: number, judged: Fates): Promise<boolean> =>
  inTransaction(db, async (db) => {
    const asked = await queries.lockImport(db, id)
    if (asked.estado !== ImportStatus.committing) return false
    const rows = await queries.nextRows(db, id, importLimits.rowsPerBlock)
    if (rows.length === 0) {
      const estado = asked.totales.error ? ImportStatus.partlyFinished : ImportStatus.finished
      await moveImport(db, actor, asked, { estado, hechas: asked.filas, terminado_en: queries.rightNow() })
      return false
    }
    // staff review a row with a bad picture first, whoever uploaded it
    const isDoubtful = ({ imagenes }: queries.Row) => imagenes.some(({ error }) => error !== null)
    for (const [who, some] of [
      [actor, rows.filter((row) => !isDoubtful(row))],
      [withoutApproval(actor), rows.filter(isDoubtful)],
    ] as const) {
      const [making, changing] = [some.filter(isNew), some.filter((row) => !isNew(row))]
      if (making.length) await makeRows(db, who, id, making, judged)
      for (const row of changing) await changeRow(db, who, asked, row, judged.get(row.fila)!)
    }
    await queries.updateImport(db, id, { hechas: asked.hechas + rows.length })
    await tell(db, ...tellsOf(asked))
    return true
  })

const isNew = ({ accion }: queries.Row) => accion === 'crear'
const picturesOf = ({ imagenes }: queries.Row) => imagenes.flatMap(({ picture }) => (picture ? [picture] : []))

async function makeRows(db: Db, who: Actor, id: number, rows: readonly queries.Row[], judged: Fates): Promise<void> {
  const items = rows.map((row) => ({ form: judged.get(row.fila)!.form!, pictures: picturesOf(row) }))
  const saved = await createItems(db, who, items)
  const madeOf = ({ fila }: queries.Row, at: number) => ({
    fila,
    entidad_id: saved[at]!.id,
    version: saved[at]!.version,
  })
  await queries.markMade(db, id, rows.map(madeOf))
}

/** Changes the listing of a row unless it was changed since the plan; without pictures it keeps its own. */
async function changeRow(db: Db, who: Actor, asked: queries.Import, row: queries.Row, { form, item }: PlannedRow) {
  const { id, version, pictures: before } = item!
  const drawn = picturesOf(row)
  const saved = await updateItem(db, who, id, { form: form!, version, ...(drawn.length > 0 && { pictures: drawn }) })
  if (!saved) throw new Unusable(importTexts[asked.idioma].changed)
  const antes = { form: item!.form, pictures: before }
  await queries.markChanged(db, asked.id, row.fila, { entidad_id: id, version_despues: saved.version, antes })
}
