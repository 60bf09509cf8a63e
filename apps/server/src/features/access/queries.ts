import type { GrantableModule, Role } from '@portal/contract/access/constants'
import type { Place } from '@portal/contract/access/templates'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

export type AccessOwner = NonNullable<Awaited<ReturnType<typeof getAccessOwner>>>

export function getAccessOwner(db: Db, userId: number) {
  return accessOwners(db, userId).executeTakeFirst()
}

/** Locked, to serialise changes of one user's access. */
export function lockAccessOwner(db: Db, userId: number) {
  return accessOwners(db, userId).forUpdate().executeTakeFirst()
}

const accessOwners = (db: Db, userId: number) =>
  db
    .selectFrom('usuario')
    .select(['id', 'empresa_id', 'version'])
    .select([sql<Role>`rol_id`.as('rol_id'), sql<Place>`lugar_de(empresa_id)`.as('lugar')])
    .where('id', '=', userId)
    .where('eliminado_en', 'is', null)

export async function listModules(db: Db, userId: number): Promise<GrantableModule[]> {
  const rows = await db
    .selectFrom('acceso_modulo')
    .select(sql<GrantableModule>`clave_modulo`.as('clave_modulo'))
    .where('usuario_id', '=', userId)
    .orderBy('clave_modulo')
    .execute()
  return rows.map((row) => row.clave_modulo)
}

/** Replaces the user's modules. */
export async function replaceModules(db: Db, userId: number, modules: readonly GrantableModule[]): Promise<void> {
  const wanted = sql<string>`unnest(${modules}::text[])`
  await db
    .deleteFrom('acceso_modulo')
    .where('usuario_id', '=', userId)
    .where('clave_modulo', 'not in', sql<string>`(select ${wanted})`)
    .execute()
  await sql`
    insert into acceso_modulo (usuario_id, clave_modulo) select ${userId}::int, ${wanted}
    on conflict do nothing`.execute(db)
}

/** Gives the same modules to users who have none. */
export async function insertModules(
  db: Db,
  userIds: readonly number[],
  modules: readonly GrantableModule[],
): Promise<void> {
  await sql`
    insert into acceso_modulo (usuario_id, clave_modulo)
    select id, clave from unnest(${userIds}::int[]) id cross join unnest(${modules}::text[]) clave`.execute(db)
}

export async function raiseVersion(db: Db, userId: number): Promise<void> {
  await db.updateTable('usuario').set({ version: sql`version + 1` }).where('id', '=', userId).execute()
}
