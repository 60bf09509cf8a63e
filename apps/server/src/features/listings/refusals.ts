import type { Actor } from '#core/base/actor.ts'
import type { Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import * as items from '#features/marketplace/items/refusals.ts'
import { listingKind } from './kind.ts'
import type { ItemRow } from './queries.ts'

/** 19 for an item that anyone may see, 15 otherwise (decision 29). */
export const notFound = (db: Db, id: number): Promise<Refusal> => items.notFound(listingKind, db, id)

/** An item of the actor's scope, locked. Throws 15 or 19 when there is none. */
export const lockScoped = (db: Db, actor: Actor, id: number): Promise<ItemRow> =>
  items.lockScoped(listingKind, db, actor, id)

/** An item that the actor may change, locked. Throws 15 or 19, 5 without the rank. */
export const lockEditable = (db: Db, actor: Actor, id: number): Promise<ItemRow> =>
  items.lockEditable(listingKind, db, actor, id)
