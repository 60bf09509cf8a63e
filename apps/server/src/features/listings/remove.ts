import { classifiedMessages } from '@portal/contract/classifieds/messages'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import type { ItemDeps } from './deps.ts'
import * as queries from './queries.ts'
import { lockEditable, refuseFrozen } from './refusals.ts'
import { changeOf } from './write.ts'

/**
 * Deletes an item softly; its SKU is never reused, and its open requests end (decision 33). Refuses a reserved or sold
 * one (34): someone may have paid.
 */
export async function removeItem(deps: RemoveDeps, actor: Actor, id: number): Promise<null> {
  await removed(deps, actor, id)
  return null
}

type RemoveDeps = Pick<ItemDeps, 'db' | 'itemHooks'>

/** The same, with the stored version and how many requests ended. */
export async function removed({ db, itemHooks }: RemoveDeps, actor: Actor, id: number) {
  await itemHooks.settle(db, id)
  return inTransaction(db, async (db) => {
    const before = await lockEditable(db, actor, id)
    refuseFrozen(before)
    if (await queries.hasReservedRent(db, id)) throw new Refusal(classifiedMessages.reservedOrSold)
    const endedRequests = await itemHooks.itemRemoved(db, actor, before)
    const after = await queries.updateItem(db, id, { eliminado_en: queries.rightNow() })
    const action = 'classifieds.deleted'
    await record(db, actor, { action, entity: 'clasificado', id, before, after, announces: changeOf(before, after) })
    return { version: after.version, endedRequests }
  })
}
