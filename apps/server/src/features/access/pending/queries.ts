import type { GrantableModule } from '@portal/contract/access/constants'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { fullNameOf } from '#core/database/full-name.ts'

/** Returns the modules that wait for approval of one user, with who asked for them and when. */
export function listPending(db: Db, userId: number) {
  return db
    .selectFrom('acceso_pendiente as p')
    .innerJoin('usuario as u', 'u.id', 'p.pedido_por')
    .select([sql<GrantableModule>`p.clave_modulo`.as('clave_modulo'), 'p.creado_en'])
    .select(fullNameOf('u').as('pedido_por_nombre'))
    .where('p.usuario_id', '=', userId)
    .orderBy('p.clave_modulo')
    .execute()
}

/**
 * Stores what waits of users, each with the same modules; what waited of them for an earlier template goes. Returns how
 * many rows changed.
 */
export async function replacePending(
  db: Db,
  userIds: readonly number[],
  modules: readonly GrantableModule[],
  askedBy: number | null,
): Promise<number> {
  const isOfThese = sql<SqlBool>`usuario_id = any(${userIds}::int[])`
  const { numDeletedRows } = await db
    .deleteFrom('acceso_pendiente')
    .where(isOfThese)
    .where(sql<SqlBool>`clave_modulo <> all(${modules}::text[])`)
    .executeTakeFirst()
  if (!modules.length || askedBy === null) return Number(numDeletedRows)
  const { numAffectedRows = 0n } = await sql`
    insert into acceso_pendiente (usuario_id, clave_modulo, pedido_por)
    select id, clave, ${askedBy} from unnest(${userIds}::int[]) id cross join unnest(${modules}::text[]) clave
    on conflict do nothing`.execute(db)
  return Number(numDeletedRows + numAffectedRows)
}

/** Ends the waiting of these modules; returns which of them waited. */
export async function deletePending(
  db: Db,
  userId: number,
  modules: readonly GrantableModule[],
): Promise<GrantableModule[]> {
  const rows = await db
    .deleteFrom('acceso_pendiente')
    .where('usuario_id', '=', userId)
    .where(sql<SqlBool>`clave_modulo = any(${modules}::text[])`)
    .returning(sql<GrantableModule>`clave_modulo`.as('clave_modulo'))
    .execute()
  return rows.map(({ clave_modulo: key }) => key)
}
