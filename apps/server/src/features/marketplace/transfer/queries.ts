import { CommercialStatus } from '@portal/contract/marketplace/states'
import { sql } from 'kysely'
import { rowsIn, type Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'

/** The table of a kind, and the column that names its items. */
export interface ItemTable {
  table: string
  named: string
}

/** Items of an owner that are not sold. */
const openOf = (
  scope: Scope,
  userId: number,
) => sql<boolean>`(${rowsIn(scope, { enterprise: 'item.empresa_id', author: 'item.usuario_id' })}
  and item.usuario_id = ${userId} and item.eliminado_en is null
  and item.estado_comercial <> ${sql.lit(CommercialStatus.sold)})`

/** Counts the items of an owner that are not sold, and their open requests. */
export async function countOpen(
  db: Db,
  { table }: ItemTable,
  scope: Scope,
  userId: number,
): Promise<{ total: number; solicitudes: number }> {
  const { rows } = await sql<{ total: number; solicitudes: number }>`
    select count(*) as total, coalesce(sum((
      select count(*) from solicitud_clasificado s
      where ${sql.ref(`s.${table}_id`)} = item.id and s.terminado_en is null
    )), 0) as solicitudes
    from ${sql.table(table)} item where ${openOf(scope, userId)}`.execute(db)
  return rows[0]!
}

interface MovedItem {
  id: number
  nombre: string
  sku: string
  version: number
}

/** Which items go, from whom to whom. */
export interface ItemMove {
  scope: Scope
  from: number
  to: { id: number }
  most: number
}

/** Gives the items of a person to another one, with the requests for them. */
export async function moveItems(
  db: Db,
  { table, named }: ItemTable,
  { scope, from, to, most }: ItemMove,
): Promise<MovedItem[]> {
  const { rows } = await sql<MovedItem>`
    with suyos as (
      select item.id from ${sql.table(table)} item where ${openOf(scope, from)}
      order by item.id limit ${most} for no key update
    )
    update ${sql.table(table)} item set usuario_id = ${to.id}, version = version + 1
    from suyos where suyos.id = item.id
    returning item.id, ${sql.ref(`item.${named}`)} as nombre, item.sku, item.version`.execute(db)
  return rows
}
