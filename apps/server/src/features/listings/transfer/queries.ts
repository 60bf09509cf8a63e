import { CommercialStatus } from '@portal/contract/marketplace/states'
import { sql } from 'kysely'
import { rowsIn, type Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import type { Move } from '#features/transfers/service.ts'

/** Listings of an owner that are not sold. */
const openOf = (
  scope: Scope,
  userId: number,
) => sql<boolean>`(${rowsIn(scope, { enterprise: 'c.empresa_id', author: 'c.usuario_id' })}
  and c.usuario_id = ${userId} and c.eliminado_en is null
  and c.estado_comercial <> ${sql.lit(CommercialStatus.sold)})`

export async function countOpen(db: Db, scope: Scope, userId: number): Promise<{ total: number; solicitudes: number }> {
  const { rows } = await sql<{ total: number; solicitudes: number }>`
    select count(*) as total, coalesce(sum((
      select count(*) from solicitud_clasificado s where s.clasificado_id = c.id and s.terminado_en is null
    )), 0) as solicitudes
    from clasificado c where ${openOf(scope, userId)}`.execute(db)
  return rows[0]!
}

interface MovedItem {
  id: number
  marca: string
  sku: string
  version: number
}

/** Gives the listings of a person to another one, with the requests for them. */
export async function moveItems(db: Db, { scope, from, to, most }: Move): Promise<MovedItem[]> {
  const { rows } = await sql<MovedItem>`
    with suyos as (
      select c.id from clasificado c where ${openOf(scope, from)} order by c.id limit ${most} for no key update
    )
    update clasificado c set usuario_id = ${to.id}, version = version + 1 from suyos where suyos.id = c.id
    returning c.id, c.marca, c.sku, c.version`.execute(db)
  return rows
}
