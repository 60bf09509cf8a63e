import { EnterpriseStatus } from '@portal/contract/enterprises/constants'
import { branch } from '@portal/contract/enterprises/schemas'
import { sql } from 'kysely'
import { rowsIn, type Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { inSpanishOrder } from '#core/database/list-query.ts'
import { recordRows } from '#core/records/record-rows.ts'

const { ref } = sql

/** The condition for branches in the scope that are not deleted. */
export const isThere = (scope: Scope) =>
  sql<boolean>`sucursal.eliminado_en is null and ${rowsIn(scope, { enterprise: 'sucursal.empresa_id' })}`

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

export const branchRows = recordRows(branch, {
  id: 'sucursal.id',
  found: (db, scope) =>
    db.selectFrom('sucursal').where(isThere(scope)).innerJoin('empresa', 'empresa.id', 'sucursal.empresa_id'),
  filtered: (found, { empresa_id: enterpriseId, estado_id: statusId }) =>
    found
      .$if(enterpriseId !== null, (query) => query.where('sucursal.empresa_id', '=', enterpriseId!))
      .$if(statusId !== null, (query) => query.where('sucursal.estado_id', '=', statusId!)),
  searched: sql<string>`sin_acentos(sucursal.nombre || ' ' || empresa.nombre)`,
  orders: {
    nombre: inSpanishOrder(ref('sucursal.nombre')),
    empresa_nombre: inSpanishOrder(ref('empresa.nombre')),
    creado_en: ref('sucursal.creado_en'),
    estado_id: ref('sucursal.estado_id'),
  },
  shown: (found) => found.select(rowColumns).select(added),
})

/** Counts users of a branch, and its assigned products. */
export const usersAndProductsOf = ({ id }: { id: number }) => sql`
  select from usuario where sucursal_id = ${id} and eliminado_en is null
  union all
  select from producto_configuracion where sucursal_id = ${id} and eliminado_en is null`

/** Locks the enterprise of a branch against deletion and deactivation. */
export function lockEnterpriseOf(db: Db, id: number) {
  return db
    .selectFrom('empresa')
    .select(['id', 'estado_id'])
    .where('id', '=', id)
    .where('eliminado_en', 'is', null)
    .forShare()
    .executeTakeFirst()
}

/** Returns active enterprises of the scope, for the form. */
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
