import { mayDelete } from '@portal/contract/access/hierarchy'
import { bulkMessages } from '@portal/contract/core/records/bulk/messages'
import { ProductStatus } from '@portal/contract/products/constants'
import { productMessages } from '@portal/contract/products/messages'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { refuseStale } from '#core/records/versions.ts'
import { menuChanges } from '../areas.ts'
import * as queries from './queries.ts'
import { refuseIncomplete } from './refusals.ts'

export const entity = 'producto'
export const announces = menuChanges

/** What undoing a change of status needs: the version that it left and the status before it. */
export interface StatusBefore {
  version: number
  estado_id: number
}

/** Activates or deactivates a product. One that its form would refuse as it is cannot be activated (1 to 6). */
export function setProductStatus(db: Db, actor: Actor, id: number, status: ProductStatus): Promise<StatusBefore> {
  return inTransaction(db, async (db) => {
    const before = await queries.lockProduct(db, id)
    if (!before) throw new Refusal(productMessages.absent)
    if (before.estado_id === status) throw new Refusal(bulkMessages.alreadySo)
    if (status === ProductStatus.active) await refuseIncomplete(db, before)
    return storeStatus(db, actor, 'updated', before, status)
  })
}

/** The product, locked, for someone who may delete it. Throws `notRecognized` or `insufficientHierarchy`. */
export async function lockToDelete(db: Db, actor: Actor, id: number): Promise<queries.LockedProduct> {
  const before = await queries.lockProduct(db, id)
  if (!before) throw new Refusal(productMessages.notRecognized)
  if (!mayDelete(actor.role)) throw new Refusal(productMessages.insufficientHierarchy)
  return before
}

/** Deletes a locked product softly; one used by a quote or a branch is only deactivated. Returns whether it was. */
export async function deleteProduct(db: Db, actor: Actor, before: queries.LockedProduct): Promise<boolean> {
  const isInUse = await queries.isProductInUse(db, before.id)
  if (isInUse) await storeStatus(db, actor, 'deactivated', before, ProductStatus.inactive)
  else await storeStatus(db, actor, 'deleted', before, ProductStatus.deleted)
  return isInUse
}

/** Gives a product its earlier status back, unless it changed since. */
export function restoreProduct(db: Db, actor: Actor, id: number, { version, estado_id }: StatusBefore): Promise<void> {
  return inTransaction(db, async (db) => {
    const before = await queries.lockProduct(db, id)
    refuseStale(before, version)
    await storeStatus(db, actor, 'restored', before, estado_id)
  })
}

type Verb = 'updated' | 'deactivated' | 'deleted' | 'restored'

async function storeStatus(
  db: Db,
  actor: Actor,
  verb: Verb,
  before: queries.LockedProduct,
  status: number,
): Promise<StatusBefore> {
  const after = await queries.updateProduct(db, before.id, { estado_id: status })
  await record(db, actor, { action: `products.${verb}`, entity, id: before.id, before, after, announces })
  return { version: after.version, estado_id: before.estado_id }
}
