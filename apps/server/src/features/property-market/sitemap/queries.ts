import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { isListed } from '../rows/queries.ts'

const day = sql<string>`to_char(propiedad.actualizado_en at time zone 'utc', 'YYYY-MM-DD')`

/** Returns the highest id ever given. */
export async function highestId(db: Db): Promise<number> {
  const { highest } = await db
    .selectFrom('propiedad')
    .select(({ fn }) => fn.max('id').as('highest'))
    .executeTakeFirstOrThrow()
  return Number(highest ?? 0)
}

/** Returns the listed properties with ids above `after` up to `until`, with the day of their last change. */
export const listedBetween = (db: Db, after: number, until: number) =>
  db
    .selectFrom('propiedad')
    .select(['id', day.as('changed')])
    .where('id', '>', after)
    .where('id', '<=', until)
    .where(({ and }) => and(isListed()))
    .orderBy('id')
    .execute()
