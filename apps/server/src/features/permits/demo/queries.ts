import { Role } from '@portal/contract/access/constants'
import { type Insertable, sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { Permiso, PermisoEvento } from '#core/database/schema.ts'

/** Returns the name of an enterprise, and the dates of a permit of it that count from today. */
export const getDemoPlace = (db: Db, id: number, { endsIn, age }: { endsIn: number; age: number }) =>
  db
    .selectFrom('empresa')
    .select([
      'nombre as name',
      sql<string>`((now() at time zone zona_horaria)::date + ${endsIn}::int)::text`.as('end'),
      sql<Date>`now() - make_interval(days => ${age}::int)`.as('uploadedAt'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** Returns a manager of an enterprise; null when it has none. */
export async function getManager(db: Db, enterpriseId: number): Promise<number | null> {
  const row = await db
    .selectFrom('usuario')
    .select('id')
    .where('empresa_id', '=', enterpriseId)
    .where('rol_id', '=', Role.manager)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

export async function insertDemoPermit(db: Db, permit: Insertable<Permiso>): Promise<number> {
  return (await db.insertInto('permiso').values(permit).returning('id').executeTakeFirstOrThrow()).id
}

export async function insertPastEvent(db: Db, event: Insertable<PermisoEvento>): Promise<void> {
  await db.insertInto('permiso_evento').values(event).execute()
}
