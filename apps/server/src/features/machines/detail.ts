import type { MachineSchema } from '@portal/contract/machines/schemas'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { standingFor } from '#features/marketplace/items/detail.ts'
import { notFound } from '#features/marketplace/items/refusals.ts'
import type { MachineDeps } from './deps.ts'
import { machineKind } from './kind.ts'
import { machineScopeOf } from './policy.ts'
import * as queries from './queries.ts'

/**
 * Returns an item of the actor's scope in its form's fields, with a waiting edit applied, and their rights. Throws
 * `notYours` when it is another's and public, `absent` when it does not exist for them.
 */
export async function machineFor(
  { db, itemHooks }: Pick<MachineDeps, 'db' | 'itemHooks'>,
  actor: Actor,
  id: number,
): Promise<z.input<typeof MachineSchema>> {
  await itemHooks.settle(db, id)
  const item = await queries.getMachine(db, machineScopeOf(actor), id)
  if (!item) throw await notFound(machineKind, db, id)
  return { ...item, ...(await standingFor(machineKind, db, actor, item)) }
}
