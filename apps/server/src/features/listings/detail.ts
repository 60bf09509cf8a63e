import type { ItemSchema } from '@portal/contract/listings/schemas'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { standingFor } from '#features/marketplace/items/detail.ts'
import { notFound } from '#features/marketplace/items/refusals.ts'
import type { ItemDeps } from './deps.ts'
import { listingKind } from './kind.ts'
import { itemScopeOf } from './policy.ts'
import * as queries from './queries.ts'

/**
 * Returns an item of the actor's scope in its form's fields, with a waiting edit applied, and their rights. Throws
 * `notYours` when it is another's and public, `absent` when it does not exist for them.
 */
export async function itemFor(
  { db, itemHooks }: Pick<ItemDeps, 'db' | 'itemHooks'>,
  actor: Actor,
  id: number,
): Promise<z.input<typeof ItemSchema>> {
  await itemHooks.settle(db, id)
  const item = await queries.getItem(db, itemScopeOf(actor), id)
  if (!item) throw await notFound(listingKind, db, id)
  return { ...item, ...(await standingFor(listingKind, db, actor, item)) }
}
