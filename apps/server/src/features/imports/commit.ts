import { importLimits } from '@portal/contract/imports/columns'
import { ImportStatus } from '@portal/contract/imports/states'
import type { Actor, Anyone } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { announceChanges } from '#core/database/events.ts'
import { jobKind } from '#core/jobs/jobs.ts'
import { type ImportDeps, kindOf } from './deps.ts'
import type { ImportKind, PlannedRow, ToWrite } from './kind.ts'
import { personOf } from './person.ts'
import { planRows } from './plan-rows.ts'
import * as queries from './queries.ts'
import { withSecrets } from './secrets.ts'
import { announcesOf, moveImport, processImport } from './state.ts'
import { importTexts, Unusable } from './texts.ts'

/** The names of these jobs are those of the first kind: jobs of an earlier release may be waiting. */
export const commitJob = jobKind<{ importacion_id: number }>('classified-import-commit', {
  atOnce: 2,
  retries: 5,
  retryAfterSeconds: 30,
  maxSeconds: 600,
})

/** Starts the commit of a dry run inside the caller's transaction. */
export async function startCommit(
  db: Db,
  { jobs }: Pick<ImportDeps, 'jobs'>,
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
export const commit = (deps: ImportDeps, id: number): Promise<void> =>
  processImport(deps, id, [ImportStatus.committing], async (asked) => {
    const { db } = deps
    const kind = kindOf(deps, asked)
    const actor = await personOf(db, kind, asked)
    const rows = withSecrets(await queries.allRows(db, id), await queries.listSecrets(db, id))
    const withFiles = new Set(rows.filter(({ imagenes }) => imagenes.length > 0).map(({ fila }) => fila))
    const planned = await planRows(db, kind, { asked, actor, rows, hasFiles: ({ fila }) => withFiles.has(fila) })
    const plan = new Map(planned.map((row) => [row.fila, row]))
    if (rows.some(({ fila, accion, entidad_id }) => entidad_id === null && plan.get(fila)!.accion !== accion))
      throw new Unusable(importTexts[asked.idioma].changed)
    while (await commitBlock(db, kind, actor, id, plan));
    await kind.finished?.(db)
  })

type Plan = ReadonlyMap<number, PlannedRow>

/**
 * Commits the next rows; returns whether more are left. The import is locked, so that two runs of the job alternate.
 */
const commitBlock = (db: Db, kind: ImportKind, actor: Actor, id: number, plan: Plan): Promise<boolean> =>
  inTransaction(db, async (db) => {
    const asked = await queries.lockImport(db, id)
    if (asked.estado !== ImportStatus.committing) return false
    const rows = await queries.nextRows(db, id, importLimits.rowsPerBlock)
    if (rows.length === 0) {
      await moveImport(db, actor, asked, { ...endOf(asked), hechas: asked.filas, terminado_en: queries.rightNow() })
      return false
    }
    await queries.markWritten(db, id, await writeRows(db, kind, actor, asked, rows, plan))
    await queries.dropSecrets(
      db,
      id,
      rows.map(({ fila }) => fila),
    )
    await queries.updateImport(db, id, { hechas: asked.hechas + rows.length })
    await announceChanges(db, ...announcesOf(asked))
    return true
  })

/** An import of which every row is refused has failed, not finished in part. */
function endOf({ totales: { error = 0 }, filas, idioma }: queries.Import) {
  if (error === 0) return { estado: ImportStatus.finished }
  if (error < filas) return { estado: ImportStatus.partlyFinished }
  return { estado: ImportStatus.failed, error: importTexts[idioma].nothing }
}

/** Writes rows by their kind. What was changed since it was planned ends the import; so does what is refused now. */
async function writeRows(
  db: Db,
  kind: ImportKind,
  actor: Actor,
  asked: queries.Import,
  rows: readonly queries.Row[],
  plan: Plan,
) {
  const [making, changing] = [rows.filter(isNew), rows.filter((row) => !isNew(row))]
  const toWrite = ({ fila, imagenes }: queries.Row): ToWrite<unknown> => ({
    draft: plan.get(fila)!.draft,
    files: imagenes.flatMap(({ picture }) => picture ?? []),
    isDoubtful: imagenes.some(({ error }) => error !== null),
  })
  const { changed } = importTexts[asked.idioma]
  try {
    const made = making.length ? await kind.create(db, actor, making.map(toWrite)) : []
    const updated = changing.length ? ((await kind.change?.(db, actor, changing.map(toWrite))) ?? []) : []
    return [
      ...making.map(({ fila }, at) => ({ fila, antes: null, ...made[at]! })),
      ...changing.map(({ fila }, at) => {
        const saved = updated[at]
        if (!saved) throw new Unusable(changed)
        return { fila, ...saved }
      }),
    ]
  } catch (error) {
    if (error instanceof Refusal && error.entry.status < 500) throw new Unusable(changed)
    throw error
  }
}

const isNew = ({ accion }: queries.Row) => accion === 'crear'
