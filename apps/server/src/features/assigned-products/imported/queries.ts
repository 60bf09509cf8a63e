import type { PriceMode } from '@portal/contract/assigned-products/constants'
import { sql } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { found, tiers } from '../queries.ts'

/** Returns the assignments of these products in a scope, with their tiers in order. */
export const listKnownAssignments = (db: Db, scope: Scope, productIds: readonly number[]) =>
  found(db, scope)
    .where('producto_configuracion.producto_id', '=', sql<number>`any(${productIds}::int[])`)
    .select(['producto_configuracion.id', 'producto_configuracion.producto_id', 'producto_configuracion.sucursal_id'])
    .select(['producto_configuracion.version', sql<PriceMode>`modo`.as('modo')])
    .select(tiers)
    .execute()

export type KnownAssignment = Awaited<ReturnType<typeof listKnownAssignments>>[number]

/** Locks branches against deletion in the order of their ids. */
export async function lockBranches(db: Db, ids: readonly number[]): Promise<void> {
  await db
    .selectFrom('sucursal')
    .select('id')
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .orderBy('id')
    .forShare()
    .execute()
}
