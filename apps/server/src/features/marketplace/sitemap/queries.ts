import { type Expression, type SqlBool, sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

type Table = 'clasificado' | 'propiedad'

/** Returns the highest id ever given. */
export async function highestId(db: Db, table: Table): Promise<number> {
  const { rows } = await sql<{ highest: number | null }>`select max(id) as highest from ${sql.table(table)}`.execute(db)
  return Number(rows[0]?.highest ?? 0)
}

/** Returns the listed items with ids above `after` up to `until`, with the day of their last change. */
export async function listedBetween(
  db: Db,
  { table, isListed }: { table: Table; isListed: readonly Expression<SqlBool>[] },
  { after, until }: { after: number; until: number },
): Promise<{ id: number; changed: string }[]> {
  const { rows } = await sql<{ id: number; changed: string }>`
    select id, to_char(actualizado_en at time zone 'utc', 'YYYY-MM-DD') as changed from ${sql.table(table)}
    where id > ${after} and id <= ${until} and ${sql.join(isListed, sql` and `)} order by id`.execute(db)
  return rows
}
