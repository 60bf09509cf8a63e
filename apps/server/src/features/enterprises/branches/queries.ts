import { EnterpriseStatus } from '@portal/contract/enterprises/constants'
import type { BranchListQuerySchema, BranchListSchema, branchOrders } from '@portal/contract/enterprises/schemas'
import { type ExpressionBuilder, type Insertable, type RawBuilder, sql, type UpdateObject } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { z } from 'zod'
import type { Db } from '#core/database.ts'
import type { JsonText } from '#core/door.ts'
import { inOrder, inSpanishOrder, jsonTextOf, orderOf, wordsIn } from '#core/list-query.ts'
import type { DB, Sucursal } from '#core/schema.ts'
import { rowsIn, type Scope } from '#core/scope.ts'

export type BranchQuery = z.output<typeof BranchListQuerySchema>

const { ref } = sql

const inScope = (scope: Scope) => (eb: ExpressionBuilder<DB, 'sucursal'>) =>
  eb.and([eb('sucursal.eliminado_en', 'is', null), rowsIn(scope, { enterprise: 'sucursal.empresa_id' })])

const keysOf: Record<(typeof branchOrders)[number], RawBuilder<unknown>> = {
  nombre: inSpanishOrder(ref('sucursal.nombre')),
  empresa_nombre: inSpanishOrder(ref('empresa.nombre')),
  creado_en: ref('sucursal.creado_en'),
  estado_id: ref('sucursal.estado_id'),
}

const rowColumns = [
  'sucursal.id',
  'sucursal.nombre',
  'sucursal.empresa_id',
  'empresa.nombre as empresa_nombre',
  'sucursal.estado_id',
  'sucursal.creado_en',
  'sucursal.version',
] as const

const added = [
  sql<number>`(select count(*) from usuario where usuario.sucursal_id = sucursal.id and usuario.eliminado_en is null)`.as(
    'usuarios',
  ),
  sql<string | null>`(
    select trim(nombres || ' ' || apellido_paterno) from usuario where usuario.id = sucursal.creado_por)`.as(
    'creado_por_nombre',
  ),
] as const

const searched = sql<string>`sin_acentos(sucursal.nombre || ' ' || empresa.nombre)`

/** One page and the total, as the text of the answer. Beyond the last page there are no rows. */
export function listBranches(
  db: Db,
  scope: Scope,
  { page, page_row: size, orden, buscar, empresa_id: enterpriseId, estado_id: statusId }: BranchQuery,
): Promise<JsonText> {
  const { column, direction } = orderOf(orden)
  const found = db
    .selectFrom('sucursal')
    .where(inScope(scope))
    .innerJoin('empresa', 'empresa.id', 'sucursal.empresa_id')
    .where((eb) => eb.and(wordsIn(searched, buscar)))
    .$if(enterpriseId !== null, (query) => query.where('sucursal.empresa_id', '=', enterpriseId!))
    .$if(statusId !== null, (query) => query.where('sucursal.estado_id', '=', statusId!))
  const reply = db.selectNoFrom([
    jsonArrayFrom(
      found
        .select(rowColumns)
        .select(added)
        .orderBy(inOrder([keysOf[column], ref('sucursal.id')], direction))
        .limit(size)
        .offset((page - 1) * size),
    ).as('sucursales'),
    found
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .$asScalar()
      .$notNull()
      .as('total'),
  ])
  return jsonTextOf<z.output<typeof BranchListSchema>>(db, reply)
}

export function getBranch(db: Db, scope: Scope, id: number) {
  return db
    .selectFrom('sucursal')
    .where(inScope(scope))
    .where('sucursal.id', '=', id)
    .innerJoin('empresa', 'empresa.id', 'sucursal.empresa_id')
    .select(rowColumns)
    .select(added)
    .executeTakeFirst()
}

const written = ['id', 'nombre', 'empresa_id', 'estado_id', 'eliminado_en', 'version'] as const

/** Two who save the same branch follow each other; nobody joins it meanwhile. */
export function lockBranch(db: Db, scope: Scope, id: number) {
  return db
    .selectFrom('sucursal')
    .where(inScope(scope))
    .where('sucursal.id', '=', id)
    .select(written)
    .forUpdate()
    .executeTakeFirst()
}

/** The enterprise of a branch, locked against deletion and deactivation until the branch is stored. */
export function lockEnterpriseOf(db: Db, id: number) {
  return db
    .selectFrom('empresa')
    .select(['id', 'estado_id'])
    .where('id', '=', id)
    .where('eliminado_en', 'is', null)
    .forShare()
    .executeTakeFirst()
}

export function insertBranch(db: Db, branch: Insertable<Sucursal>) {
  return db.insertInto('sucursal').values(branch).returning(written).executeTakeFirstOrThrow()
}

export function updateBranch(db: Db, id: number, changes: UpdateObject<DB, 'sucursal'>) {
  return db
    .updateTable('sucursal')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', '=', id)
    .returning(written)
    .executeTakeFirstOrThrow()
}

/** Frees the name in its enterprise; the row stays for what was done there. */
export function markBranchDeleted(db: Db, id: number) {
  return updateBranch(db, id, { eliminado_en: sql<Date>`now()` })
}

/** Whether users belong to it, or products are assigned to it. */
export async function isBranchInUse(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from usuario where sucursal_id = ${id} and eliminado_en is null)
      or exists (select from producto_configuracion where sucursal_id = ${id} and eliminado_en is null)
      as used`.execute(db)
  return rows[0]!.used
}

/** Active enterprises of the scope, for the form. */
export function listOpenEnterprises(db: Db, scope: Scope) {
  return db
    .selectFrom('empresa')
    .select(['id', 'nombre'])
    .where('eliminado_en', 'is', null)
    .where('estado_id', '=', EnterpriseStatus.active)
    .where(rowsIn(scope, { enterprise: 'empresa.id' }))
    .orderBy(inSpanishOrder(ref('nombre')))
    .orderBy('id')
    .execute()
}
