import type { Actor } from '#core/base/actor.ts'
import { removed } from '#features/marketplace/items/remove.ts'
import type { ItemDeps } from './deps.ts'
import { listingKind } from './kind.ts'

/**
 * Deletes an item softly, with its open requests (rule marketplace/deletion). Refuses a reserved or sold one
 * (`reservedOrSold`).
 */
export async function removeItem(deps: Pick<ItemDeps, 'db' | 'itemHooks'>, actor: Actor, id: number): Promise<null> {
  await removed(listingKind, deps, actor, id)
  return null
}
