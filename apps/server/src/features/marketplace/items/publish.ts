import { PublicationStatus } from '@portal/contract/marketplace/states'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { refuseStale, showingStored } from '#core/records/versions.ts'
import { refusalToPublish } from '../rules/standing.ts'
import type { ItemKind, RequestHooks, StoredItem } from './kind.ts'
import { lockEditable, lockScoped } from './refusals.ts'
import type { Saved } from './write.ts'

interface PublishDeps<Row> {
  db: Db
  itemHooks: RequestHooks<Row>
}

/**
 * Shows or hides an item; for an expired one its time begins again. 409 with what `itemFor` returns when someone saved
 * after the form's version. Refuses to show what is not approved, and to hide what is reserved or sold.
 */
export async function publishItem<F extends object, V extends F, R extends F & StoredItem, X>(
  kind: ItemKind<F, V, R, X>,
  { db, itemHooks }: PublishDeps<R>,
  actor: Actor,
  id: number,
  { publicacion: wanted, version }: { publicacion: number; version: number },
  itemFor: () => Promise<unknown>,
): Promise<Saved> {
  await itemHooks.settle(db, id)
  const writing = inTransaction(db, async (db) => {
    const before = await lockEditable(kind, db, actor, id)
    refuseStale(before, version)
    if (before.publicacion === wanted) return { id, version }
    const refused = refusalToPublish(before, wanted, kind.messages)
    if (refused) throw new Refusal(refused)

    const isShown = wanted === PublicationStatus.active
    const again = isShown ? await kind.store.shownAgain(db, id) : null
    const after = await kind.store.updateItem(db, id, { publicacion: wanted, ...again })
    const action = `${kind.audit}.${isShown ? 'activated' : 'deactivated'}`
    await record(db, actor, { action, entity: kind.entity, id, before, after, announces: kind.changeOf(before, after) })
    return { id, version: after.version }
  })
  return showingStored(writing, itemFor)
}

/** Adds an item to the featured ones, or removes it (rule marketplace/featured). 409 as above. */
export function featureItem<F extends object, V extends F, R extends F & StoredItem, X>(
  kind: ItemKind<F, V, R, X>,
  { db }: Pick<PublishDeps<R>, 'db'>,
  actor: Actor,
  id: number,
  { destacado: isFeatured, version }: { destacado: boolean; version: number },
  itemFor: () => Promise<unknown>,
): Promise<Saved> {
  const writing = inTransaction(db, async (db) => {
    const before = await lockScoped(kind, db, actor, id)
    refuseStale(before, version)
    const after = await kind.store.updateItem(db, id, { destacado: isFeatured })
    const action = `${kind.audit}.${isFeatured ? 'featured' : 'unfeatured'}`
    await record(db, actor, { action, entity: kind.entity, id, before, after, announces: kind.changeOf(before, after) })
    return { id, version: after.version }
  })
  return showingStored(writing, itemFor)
}
