import type { PriceMode } from '@portal/contract/assigned-products/constants'
import type { Actor } from '#core/base/actor.ts'
import { scopeOf } from '#core/base/scope.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { lockAssignment, type StoredTier } from '../queries.ts'
import { changeAssignment, createAssignment, deleteAssignment } from '../store.ts'
import { type KnownAssignment, lockBranches } from './queries.ts'

export interface AssignmentValues {
  modo: PriceMode
  tramos: StoredTier[]
}

/** The prices of a product at a branch, as a workbook says them. */
export interface ImportedPrices extends AssignmentValues {
  empresa_id: number
  sucursal_id: number
  /** Null for a branch that gets the product by the import. */
  known: KnownAssignment | null
}

/** What was stored, and what was there before; null where it was made. */
export interface WrittenPrices {
  id: number
  version: number
  before: AssignmentValues | null
}

/** Locks the branches of prices, inside the caller's transaction. */
export const holdBranches = (db: Db, prices: readonly (ImportedPrices | null)[]): Promise<void> =>
  lockBranches(
    db,
    prices.flatMap((price) => price?.sucursal_id ?? []),
  )

/** Stores the prices of a product at a branch inside the caller's transaction, as their form does. */
export async function writePrices(
  db: Db,
  actor: Actor,
  productId: number,
  { known, ...prices }: ImportedPrices,
): Promise<WrittenPrices> {
  const form = { ...prices, producto_id: productId }
  if (!known) return { ...(await createAssignment(db, actor, form)), before: null }
  const { id, version, modo, tramos } = known
  return { ...(await changeAssignment(db, actor, id, { ...form, version })), before: { modo, tramos } }
}

/** Gives a branch its earlier prices back, or takes the product away from it, unless someone changed them since. */
export function takePricesBack(
  db: Db,
  actor: Actor,
  { id, version }: { id: number; version: number },
  before: AssignmentValues | null,
): Promise<void> {
  return inTransaction(db, async (db) => {
    const stored = await lockAssignment(db, scopeOf(actor), id)
    if (stored?.version !== version) return
    const { producto_id, empresa_id, sucursal_id } = stored
    if (before) await changeAssignment(db, actor, id, { producto_id, empresa_id, sucursal_id, ...before, version })
    else await deleteAssignment(db, actor, stored)
  })
}
