import type { PriceMode } from '@portal/contract/assigned-products/constants'
import type { AssignmentListQuerySchema, assignmentOrders } from '@portal/contract/assigned-products/schemas'
import { EnterpriseStatus } from '@portal/contract/enterprises/constants'
import { ProductStatus } from '@portal/contract/products/constants'
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { z } from 'zod'
import { rowsIn, type Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { inOrder, inSpanishOrder, orderOf, wordsIn } from '#core/database/list-query.ts'
import type { DB } from '#core/database/schema.ts'
import type { Which } from '#core/records/bulk.ts'
import { chosenRows } from '#core/records/record-rows.ts'

export type AssignmentQuery = z.output<typeof AssignmentListQuerySchema>
export interface StoredTier {
  desde: number
  valor: number
}

const { ref } = sql

const keysOf: Record<(typeof assignmentOrders)[number], RawBuilder<unknown>> = {
  producto_nombre: inSpanishOrder(ref('producto.nombre')),
  empresa_nombre: inSpanishOrder(ref('empresa.nombre')),
  sucursal_nombre: inSpanishOrder(ref('sucursal.nombre')),
  creado_en: ref('producto_configuracion.creado_en'),
}
const searched = sql<string>`sin_acentos(producto.nombre || ' ' || empresa.nombre || ' ' || sucursal.nombre)`

/** Assignments whose branch, enterprise or product is deleted do not count. */
const everAssigned = (db: Db, scope: Scope) =>
  db
    .selectFrom('producto_configuracion')
    .innerJoin('producto', 'producto.id', 'producto_configuracion.producto_id')
    .innerJoin('sucursal', 'sucursal.id', 'producto_configuracion.sucursal_id')
    .innerJoin('empresa', 'empresa.id', 'sucursal.empresa_id')
    .where('producto.estado_id', '<>', ProductStatus.deleted)
    .where('sucursal.eliminado_en', 'is', null)
    .where('empresa.eliminado_en', 'is', null)
    .where(rowsIn(scope, { enterprise: 'empresa.id' }))

/** Assignments that exist in a scope. */
export const found = (db: Db, scope: Scope) =>
  everAssigned(db, scope).where('producto_configuracion.eliminado_en', 'is', null)

/** Selects the tiers of an assignment, in order. */
export const tiers = (eb: ExpressionBuilder<DB, 'producto_configuracion'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('producto_configuracion_tramo')
      .select(['desde', 'valor'])
      .whereRef('producto_configuracion_id', '=', 'producto_configuracion.id')
      .orderBy('desde'),
  ).as('tramos')

const shown = [
  'producto_configuracion.id',
  'producto_configuracion.producto_id',
  'producto.nombre as producto_nombre',
  'producto.nombre_en as producto_nombre_en',
  'producto.categoria_id',
  'producto.precio_sugerido',
  'sucursal.empresa_id',
  'empresa.nombre as empresa_nombre',
  'producto_configuracion.sucursal_id',
  'sucursal.nombre as sucursal_nombre',
  'empresa.pais_id',
  sql<PriceMode>`modo`.as('modo'),
  'producto_configuracion.version',
] as const

const asked = (
  db: Db,
  scope: Scope,
  {
    buscar,
    producto_id: productId,
    empresa_id: enterpriseId,
    sucursal_id: branchId,
  }: Omit<AssignmentQuery, 'page' | 'page_row' | 'orden'>,
) =>
  found(db, scope)
    .where((eb) => eb.and(wordsIn(searched, buscar)))
    .$if(productId !== null, (query) => query.where('producto_configuracion.producto_id', '=', productId!))
    .$if(enterpriseId !== null, (query) => query.where('sucursal.empresa_id', '=', enterpriseId!))
    .$if(branchId !== null, (query) => query.where('producto_configuracion.sucursal_id', '=', branchId!))

/** Those that many are chosen by. */
export const chosenAssignments = (db: Db, scope: Scope, which: Which<AssignmentQuery>, most: number) =>
  chosenRows(which, most, {
    id: 'producto_configuracion.id',
    named: sql<string>`producto.nombre || ' · ' || sucursal.nombre`,
    all: found(db, scope),
    asked: (query) => asked(db, scope, query),
  })

/** Returns the rows of one page, by the requested order and then the other keys. */
export function listAssignments(db: Db, scope: Scope, query: AssignmentQuery) {
  const { page, page_row: size } = query
  return exportAssignments(db, scope, query, size, (page - 1) * size)
}

/** Returns rows from an offset, at most `most`. */
export function exportAssignments(
  db: Db,
  scope: Scope,
  query: Omit<AssignmentQuery, 'page' | 'page_row'>,
  most: number,
  skipped = 0,
) {
  const { column, direction } = orderOf(query.orden)
  const keys = [keysOf[column], keysOf.empresa_nombre, keysOf.sucursal_nombre, ref('producto_configuracion.id')]
  return asked(db, scope, query)
    .select(shown)
    .select(tiers)
    .orderBy(inOrder(keys, direction))
    .limit(most)
    .offset(skipped)
    .execute()
}

export async function countAssignments(db: Db, scope: Scope, query: AssignmentQuery): Promise<number> {
  const { total } = await asked(db, scope, query)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export function getAssignment(db: Db, scope: Scope, id: number) {
  return found(db, scope).where('producto_configuracion.id', '=', id).select(shown).select(tiers).executeTakeFirst()
}

/** Locked, to serialise changes of the same assignment. */
export function lockAssignment(db: Db, scope: Scope, id: number) {
  return found(db, scope)
    .where('producto_configuracion.id', '=', id)
    .select(shown)
    .select(tiers)
    .forUpdate('producto_configuracion')
    .executeTakeFirst()
}

/** One that was deleted, of a product and a branch that are still there. */
export function lockDeletedAssignment(db: Db, scope: Scope, id: number) {
  return everAssigned(db, scope)
    .where('producto_configuracion.id', '=', id)
    .where('producto_configuracion.eliminado_en', 'is not', null)
    .select(shown)
    .forUpdate('producto_configuracion')
    .forShare(['producto', 'sucursal'])
    .executeTakeFirst()
}

interface Written {
  producto_id: number
  sucursal_id: number
  modo: PriceMode
}

export function insertAssignment(db: Db, row: Written & { creado_por?: number; creado_en?: Date }) {
  return db
    .insertInto('producto_configuracion')
    .values(row)
    .returning(['id', 'producto_id', 'sucursal_id', 'modo', 'version'])
    .executeTakeFirstOrThrow()
}

export function updateAssignment(db: Db, id: number, changes: Partial<Written>) {
  return db
    .updateTable('producto_configuracion')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', '=', id)
    .returning(['id', 'producto_id', 'sucursal_id', 'modo', 'version'])
    .executeTakeFirstOrThrow()
}

/** Deletes softly and frees the product at the branch; the row stays for its history. */
export function markAssignmentDeleted(db: Db, id: number) {
  return db
    .updateTable('producto_configuracion')
    .set({ eliminado_en: sql<Date>`now()`, version: sql`version + 1` })
    .where('id', '=', id)
    .returning(['id', 'producto_id', 'sucursal_id', 'modo', 'eliminado_en', 'version'])
    .executeTakeFirstOrThrow()
}

export function unmarkAssignmentDeleted(db: Db, id: number) {
  return db
    .updateTable('producto_configuracion')
    .set({ eliminado_en: null, version: sql`version + 1` })
    .where('id', '=', id)
    .returning(['id', 'producto_id', 'sucursal_id', 'modo', 'eliminado_en', 'version'])
    .executeTakeFirstOrThrow()
}

export async function replaceTiers(db: Db, id: number, rows: readonly StoredTier[]): Promise<void> {
  await db.deleteFrom('producto_configuracion_tramo').where('producto_configuracion_id', '=', id).execute()
  const written = rows.map((row) => ({ producto_configuracion_id: id, ...row }))
  await db.insertInto('producto_configuracion_tramo').values(written).execute()
}

/** Locks the assigned product against deletion. */
export function lockProduct(db: Db, id: number) {
  return db
    .selectFrom('producto')
    .select(['id', 'categoria_id', 'estado_id'])
    .where('id', '=', id)
    .where('estado_id', '<>', ProductStatus.deleted)
    .forShare()
    .executeTakeFirst()
}

export function getEnterprise(db: Db, id: number) {
  return db
    .selectFrom('empresa')
    .select(['id', 'estado_id'])
    .where('id', '=', id)
    .where('eliminado_en', 'is', null)
    .executeTakeFirst()
}

/** Locks the branch of an assignment against deletion. */
export function lockBranch(db: Db, id: number) {
  return db
    .selectFrom('sucursal')
    .select(['id', 'empresa_id', 'estado_id'])
    .where('id', '=', id)
    .where('eliminado_en', 'is', null)
    .forShare()
    .executeTakeFirst()
}

/** Returns the form's choices: active rows of the scope. */
export async function getChoices(db: Db, scope: Scope) {
  const [productos, empresas, sucursales] = await Promise.all([
    db
      .selectFrom('producto')
      .select(['id', 'nombre', 'categoria_id', 'precio_sugerido'])
      .where('estado_id', '=', ProductStatus.active)
      .orderBy('orden')
      .orderBy(inSpanishOrder(ref('nombre')))
      .execute(),
    db
      .selectFrom('empresa')
      .select(['id', 'nombre', 'pais_id'])
      .where('eliminado_en', 'is', null)
      .where('estado_id', '=', EnterpriseStatus.active)
      .where(rowsIn(scope, { enterprise: 'empresa.id' }))
      .orderBy(inSpanishOrder(ref('nombre')))
      .execute(),
    db
      .selectFrom('sucursal')
      .select(['id', 'nombre', 'empresa_id'])
      .where('eliminado_en', 'is', null)
      .where('estado_id', '=', EnterpriseStatus.active)
      .where(rowsIn(scope, { enterprise: 'sucursal.empresa_id' }))
      .orderBy(inSpanishOrder(ref('nombre')))
      .execute(),
  ])
  return { productos, empresas, sucursales }
}

/** Returns every tier of a branch, optionally limited to products; each product's by quantity. */
export function listTiers(db: Db, branchId: number, productIds?: readonly number[]) {
  return db
    .selectFrom('producto_configuracion')
    .innerJoin('producto', 'producto.id', 'producto_configuracion.producto_id')
    .innerJoin('producto_configuracion_tramo', 'producto_configuracion_id', 'producto_configuracion.id')
    .select(['producto_id', 'desde', sql<PriceMode>`modo`.as('modo'), 'valor', 'precio_sugerido'])
    .where('sucursal_id', '=', branchId)
    .where('eliminado_en', 'is', null)
    .$if(productIds !== undefined, (query) =>
      query.where('producto_id', '=', sql<number>`any(${productIds ?? []}::int[])`),
    )
    .orderBy('producto_id')
    .orderBy('desde')
    .execute()
}
