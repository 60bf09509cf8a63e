import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { isFrozen } from '../rules/standing.ts'
import type { ItemKind, RequestHooks, StoredItem } from './kind.ts'
import { lockEditable } from './refusals.ts'

/**
 * Deletes an item softly; its number is never reused, and its open requests end (rule marketplace/deletion). Refuses a
 * reserved or sold one: someone may have paid. Returns the stored version, and how many requests ended.
 */
export async function removed<F extends object, V extends F, R extends F & StoredItem, X>(
  kind: ItemKind<F, V, R, X>,
  { db, itemHooks }: { db: Db; itemHooks: RequestHooks<R> },
  actor: Actor,
  id: number,
): Promise<{ version: number; endedRequests: number }> {
  await itemHooks.settle(db, id)
  return inTransaction(db, async (db) => {
    const before = await lockEditable(kind, db, actor, id)
    if (isFrozen(before) || (await kind.store.isHeld(db, id))) throw new Refusal(kind.messages.notDeletable)
    const endedRequests = await itemHooks.itemRemoved(db, actor, before)
    const after = await kind.store.updateItem(db, id, kind.store.deletedNow())
    const action = `${kind.audit}.deleted`
    await record(db, actor, { action, entity: kind.entity, id, before, after, announces: kind.changeOf(before, after) })
    return { version: after.version, endedRequests }
  })
}
