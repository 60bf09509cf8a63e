import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

/** Waits until other forms of this owner that are compared with their items are committed. */
export async function waitForOwner(db: Db, entity: string, ownerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${entity} de ${ownerId}`}, 0))`.execute(db)
}

/** Share by which two prices of the same item may differ (rule marketplace/duplicates). */
const nearShare = 0.02

/** Whether two amounts of one currency are within 2 % of the greater one. */
export const isNearPrice = (one: string, other: string): RawBuilder<boolean> => {
  const [a, b] = [sql.ref(one), sql.ref(other)]
  return sql<boolean>`abs(${a} - ${b}) <= ${sql.lit(nearShare)} * greatest(${a}, ${b})`
}
