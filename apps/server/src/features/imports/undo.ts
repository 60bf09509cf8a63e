import { ImportStatus } from '@portal/contract/imports/states'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { inTransaction } from '#core/database/database.ts'
import { jobKind } from '#core/jobs/jobs.ts'
import { type ImportDeps, kindOf } from './deps.ts'
import { personOf } from './person.ts'
import * as queries from './queries.ts'
import { moveImport } from './state.ts'

export const undoJob = jobKind<{ importacion_id: number }>('classified-import-undo', {
  atOnce: 2,
  retries: 5,
  retryAfterSeconds: 30,
  maxSeconds: 1800,
})

/** Marks an import as undone and enqueues the removal; `check` refuses under the lock. */
export function startUndo(
  { db, jobs }: Pick<ImportDeps, 'db' | 'jobs'>,
  actor: Actor,
  id: number,
  check: (locked: queries.Import) => void,
): Promise<queries.Import> {
  return inTransaction(db, async (db) => {
    const before = await queries.lockImport(db, id)
    check(before)
    const undone = { deshecho_en: queries.rightNow() }
    const after = await moveImport(db, actor, before, { estado: ImportStatus.undone, ...undone })
    await jobs.enqueue(db, undoJob, { importacion_id: id })
    return after
  })
}

/**
 * Deletes what was created and restores what was changed, unless someone edited it since; what is refused stays. Safe
 * to run twice.
 */
export async function undo(deps: Pick<ImportDeps, 'db' | 'kinds'>, id: number): Promise<void> {
  const { db } = deps
  const asked = await queries.getImport(db, id)
  if (asked?.estado !== ImportStatus.undone) return
  const kind = kindOf(deps, asked)
  const actor = await personOf(db, kind, asked)
  for (const touched of await kind.untouched(db, id)) {
    try {
      await kind.takeBack(db, actor, touched)
    } catch (error) {
      if (!(error instanceof Refusal) || error.entry.status >= 500) throw error
    }
  }
}
