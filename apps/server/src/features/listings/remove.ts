import type { Actor } from '#core/base/actor.ts'
import * as items from '#features/marketplace/items/remove.ts'
import type { ItemDeps } from './deps.ts'
import { listingKind } from './kind.ts'

type RemoveDeps = Pick<ItemDeps, 'db' | 'itemHooks'>

/** Deletes an item softly, with its open requests (decision 33). Refuses a reserved or sold one (34). */
export async function removeItem(deps: RemoveDeps, actor: Actor, id: number): Promise<null> {
  await removed(deps, actor, id)
  return null
}

/** The same, with the stored version and how many requests ended. */
export const removed = (deps: RemoveDeps, actor: Actor, id: number) => items.removed(listingKind, deps, actor, id)
