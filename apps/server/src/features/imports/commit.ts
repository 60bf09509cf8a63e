import { importLimits } from '@portal/contract/imports/columns'
import { ImportStatus } from '@portal/contract/imports/states'
import type { Actor, Anyone } from '#core/actor.ts'
import { type Db, inTransaction } from '#core/database.ts'
import { tell } from '#core/events.ts'
import { jobKind } from '#core/jobs.ts'
import { createItems, learnWordsSoon, type Saved } from '#features/classifieds/service.ts'
import { type Judged, judge } from './judge.ts'
import type { ImportParts } from './parts.ts'
import { personOf, withoutApproval } from './person.ts'
import * as queries from './queries.ts'
import { moveImport, tellsOf, workOn } from './state.ts'
import { importTexts, Unusable } from './texts.ts'

export const commitJob = jobKind<{ importacion_id: number }>('classified-import-commit', {
  atOnce: 2,
  retries: 5,
  retryAfterSeconds: 30,
  maxSeconds: 600,
})

/** Begins the commit of a dry run inside the caller's transaction. */
export async function startCommit(
  db: Db,
  { jobs }: Pick<ImportParts, 'jobs'>,
  by: Anyone,
  before: queries.Import,
): Promise<queries.Import> {
  const hechas = before.filas - (before.totales.crear ?? 0)
  const changes = { estado: ImportStatus.committing, hechas, confirmado_en: queries.rightNow() }
  const after = await moveImport(db, by, before, changes)
  await jobs.enqueue(db, commitJob, { importacion_id: before.id })
  return after
}

/**
 * Makes the good rows of a dry run, 200 in a transaction that also marks them: killed and run again it goes on where it was,
 * and nothing is made twice. Before the first one it asks what the dry run asked; another result ends it.
 */
export const commit = (parts: ImportParts, id: number): Promise<void> =>
  workOn(parts, id, [ImportStatus.committing], async (asked) => {
    const { db } = parts
    const actor = await personOf(db, asked)
    const rows = await queries.allRows(db, id)
    const judged = new Map((await judge(db, asked, rows)).map((row) => [row.fila, row]))
    if (rows.some(({ fila, accion }) => judged.get(fila)!.accion !== accion))
      throw new Unusable(importTexts[asked.idioma].changed)
    while (await commitBlock(db, actor, id, judged));
    await learnWordsSoon(db, parts.jobs)
  })

/** Whether more is to do. The import is locked, so that two runs of the job take turns. */
const commitBlock = (db: Db, actor: Actor, id: number, judged: ReadonlyMap<number, Judged>): Promise<boolean> =>
  inTransaction(db, async (db) => {
    const asked = await queries.lockImport(db, id)
    if (asked.estado !== ImportStatus.committing) return false
    const rows = await queries.nextRows(db, id, importLimits.rowsPerBlock)
    if (rows.length === 0) {
      const estado = asked.totales.error ? ImportStatus.partlyFinished : ImportStatus.finished
      await moveImport(db, actor, asked, { estado, hechas: asked.filas, terminado_en: queries.rightNow() })
      return false
    }
    // a row whose picture is bad is looked at by staff first, whoever brought it
    const isDoubtful = ({ imagenes }: queries.Row) => imagenes.some(({ error }) => error !== null)
    for (const [who, some] of [
      [actor, rows.filter((row) => !isDoubtful(row))],
      [withoutApproval(actor), rows.filter(isDoubtful)],
    ] as const) {
      if (some.length === 0) continue
      const saved = await createItems(
        db,
        who,
        some.map((row) => ({
          form: judged.get(row.fila)!.form!,
          pictures: row.imagenes.flatMap(({ picture }) => (picture ? [picture] : [])),
        })),
      )
      await queries.markMade(db, id, some.map(madeOf(saved)))
    }
    await queries.updateImport(db, id, { hechas: asked.hechas + rows.length })
    await tell(db, ...tellsOf(asked))
    return true
  })

const madeOf =
  (saved: readonly Saved[]) =>
  ({ fila }: queries.Row, at: number) => ({ fila, entidad_id: saved[at]!.id, version: saved[at]!.version })
