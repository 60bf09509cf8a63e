import type { Actor } from '#core/base/actor.ts'
import type { Refused } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import * as items from '#features/marketplace/items/write.ts'
import { listingKind } from './kind.ts'
import * as queries from './queries.ts'
import { refusalsOfForm } from './rules/checks.ts'
import { completed, type ItemForm, type Picture } from './rules/values.ts'

export type Saved = items.Saved
export type NewItem = items.NewItem<ItemForm>

/**
 * Returns the errors of each form as a new item; empty lists are valid. Referenced rows are locked until the commit.
 */
export const refusalsOfItems = (db: Db, forms: readonly ItemForm[]): Promise<Refused[][]> =>
  items.refusalsOfItems(listingKind, db, forms)

interface Changed {
  form: ItemForm
  before: { categoria_id: number }
}

/** Returns the errors of changed items. */
export async function refusalsOfChanges(db: Db, changed: readonly Changed[]): Promise<Refused[][]> {
  const facts = await queries.lockFacts(
    db,
    changed.map(({ form }) => form),
  )
  return changed.map(({ form, before }) => refusalsOfForm(completed(form), facts, before))
}

/** Creates items of the actor inside the caller's transaction, as `createItems` of every kind. */
export const createItems = (db: Db, actor: Actor, made: readonly NewItem[]): Promise<Saved[]> =>
  items.createItems(listingKind, db, actor, made)

/** Creates one item, as `createItems`. */
export const createItem = (db: Db, actor: Actor, form: ItemForm, pictures: readonly Picture[] = []): Promise<Saved> =>
  items.createItem(listingKind, db, actor, form, pictures)

/** Changes an item inside the caller's transaction. Throws 15 or 19 when there is none, 5 without the rank, 34. */
export const updateItem = (db: Db, actor: Actor, id: number, edit: items.FormEdit<ItemForm>): Promise<Saved | null> =>
  items.updateItem(listingKind, db, actor, id, edit)
