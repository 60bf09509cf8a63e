import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

interface Row {
  /** Null for an address that an enterprise authorizes. */
  id: number | null
  email: string
  telefono: string
  empresa: string
}

/** Returns the owner, the people and the authorized addresses of their enterprise, and our staff. */
export async function listSellersSide(db: Db, ownerId: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with dueno as (select empresa_id from usuario where id = ${ownerId}),
      suyas as (select empresa_id as id from dueno where empresa_id is not null union select casa_id())
    select u.id, u.email, u.telefono, '' as empresa from usuario u
    where u.eliminado_en is null and (u.id = ${ownerId} or u.empresa_id in (select id from suyas) or u.rol_id in (1, 5))
    union all
    select null, correo, e.telefono, e.nombre from empresa e
    cross join lateral unnest(array_append(e.emails_autorizados, e.email)) as correo
    where e.id in (select id from suyas)`.execute(db)
  return rows
}
