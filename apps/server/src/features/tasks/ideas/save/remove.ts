import { coreMessages } from '@portal/contract/core/core-messages'
import { ideaMessages as m } from '@portal/contract/tasks/ideas/messages'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { scopeOf } from '#core/base/scope.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { refuseStale } from '#core/records/versions.ts'
import { changesOf } from '../changes.ts'
import { canDelete } from '../policy.ts'
import * as queries from '../queries.ts'

/** Deletes an idea softly. Returns the version that restoring needs. */
export function removeIdea(db: Db, actor: Actor, id: number): Promise<{ version: number }> {
  return inTransaction(db, async (db) => {
    const before = await queries.lockIdea(db, scopeOf(actor), id)
    if (!before) throw new Refusal(m.absentToDelete)
    if (!canDelete(actor, before)) throw new Refusal(coreMessages.notAllowed)
    const after = await queries.ideaRows.update(db, id, queries.deletedNow)
    await record(db, actor, { action: 'ideas.deleted', entity: 'idea', id, before, after, announces: changesOf(after) })
    return { version: after.version }
  })
}

/** Reverts a deletion, unless someone has changed the idea since. */
export function restoreIdea(db: Db, actor: Actor, id: number, { version }: { version: number }): Promise<void> {
  return inTransaction(db, async (db) => {
    const before = await queries.lockAny(db, scopeOf(actor), id)
    refuseStale(before, version)
    if (!canDelete(actor, before)) throw new Refusal(coreMessages.notAllowed)
    const after = await queries.ideaRows.update(db, id, { eliminado_en: null })
    await record(db, actor, {
      action: 'ideas.restored',
      entity: 'idea',
      id,
      before,
      after,
      announces: changesOf(after),
    })
  })
}
