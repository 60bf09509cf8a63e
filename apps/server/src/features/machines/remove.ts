import type { Actor } from '#core/base/actor.ts'
import { removed } from '#features/marketplace/items/remove.ts'
import type { MachineDeps } from './deps.ts'
import { machineKind } from './kind.ts'

/**
 * Deletes an item softly, with its open requests (rule marketplace/deletion). Refuses a reserved or sold one
 * (`reservedOrSold`).
 */
export async function removeMachine(
  deps: Pick<MachineDeps, 'db' | 'itemHooks'>,
  actor: Actor,
  id: number,
): Promise<null> {
  await removed(machineKind, deps, actor, id)
  return null
}
