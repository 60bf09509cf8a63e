import { type SqlBool, sql } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { formColumns, inScope } from '../queries.ts'

export type KnownUser = Awaited<ReturnType<typeof listKnown>>[number]

const listKnown = (db: Db, scope: Scope, emails: readonly string[]) =>
  db
    .selectFrom('usuario')
    .where(inScope(scope))
    .where(sql<SqlBool>`lower(usuario.email) = any(${emails}::text[])`)
    .select(formColumns)
    .select([
      sql<string | null>`(select nombre from empresa where id = usuario.empresa_id)`.as('empresa'),
      sql<string | null>`(select nombre from sucursal where id = usuario.sucursal_id)`.as('sucursal'),
    ])
    .execute()

/**
 * Returns those of these addresses in small letters that no new user may have: with the user where the reader may see
 * them, null otherwise or when the address may still be taken back.
 */
export async function listByEmail(
  db: Db,
  scope: Scope,
  emails: readonly string[],
): Promise<Map<string, KnownUser | null>> {
  const { rows } = await sql<{ email: string }>`
    select lower(email) as email from usuario where eliminado_en is null and lower(email) = any(${emails}::text[])
    union
    select lower(c.email_anterior) from cambio_email c
    join usuario on usuario.id = c.usuario_id and usuario.eliminado_en is null
    where lower(c.email_anterior) = any(${emails}::text[]) and c.recuperable_hasta > now() and c.terminado_en is null
  `.execute(db)
  const known = await listKnown(db, scope, emails)
  return new Map<string, KnownUser | null>([
    ...rows.map(({ email }) => [email, null] as const),
    ...known.map((user) => [user.email.toLowerCase(), user] as const),
  ])
}

/** The facts that decide whether users may belong to these enterprises and branches. */
export async function listPlaceFacts(db: Db, enterpriseIds: readonly number[], branchIds: readonly number[]) {
  const enterprises = await db
    .selectFrom('empresa')
    .select(['id', 'estado_id', sql<boolean>`id = casa_id()`.as('es_casa')])
    .where(sql<SqlBool>`id = any(${enterpriseIds}::int[])`)
    .where('eliminado_en', 'is', null)
    .execute()
  const branches = await db
    .selectFrom('sucursal')
    .select(['id', 'estado_id', 'empresa_id'])
    .where(sql<SqlBool>`id = any(${branchIds}::int[])`)
    .where('eliminado_en', 'is', null)
    .execute()
  return {
    enterprises: new Map(enterprises.map((row) => [row.id, row])),
    branches: new Map(branches.map((row) => [row.id, row])),
  }
}

/** Whether a user has not chosen a password yet. */
export async function hasNoPassword(db: Db, id: number): Promise<boolean> {
  const found = db.selectFrom('usuario').select('id').where('id', '=', id).where('password_hash', 'is', null)
  return (await found.executeTakeFirst()) !== undefined
}
