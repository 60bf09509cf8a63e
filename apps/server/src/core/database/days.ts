import { portalZone } from '@portal/contract/core/portal-zone'
import { holidaysOf } from '@portal/contract/forms/holidays'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'

/** The time zone of an enterprise, null for the house; that of the daily limits while there is no house yet. */
export async function zoneOf(db: Db, enterpriseId: number | null): Promise<string> {
  const found = await db
    .selectFrom('empresa')
    .select('zona_horaria')
    .where('id', '=', enterpriseId ?? sql<number>`casa_id()`)
    .executeTakeFirst()
  return found?.zona_horaria ?? portalZone
}

/** The national holidays of the country of an enterprise, null for the house; none while there is no house yet. */
export async function holidaysAt(db: Db, enterpriseId: number | null): Promise<readonly string[]> {
  const found = await db
    .selectFrom('empresa')
    .select('pais_id')
    .where('id', '=', enterpriseId ?? sql<number>`casa_id()`)
    .executeTakeFirst()
  return found ? holidaysOf(found.pais_id) : []
}

export const zoneOfHouse = (db: Db): Promise<string> => zoneOf(db, null)

/** The day that it is in a time zone, `YYYY-MM-DD`. */
export async function todayIn(db: Db, zone: string): Promise<string> {
  const today = sql<string>`(now() at time zone ${zone}::text)::date::text`
  return (await db.selectNoFrom(today.as('today')).executeTakeFirstOrThrow()).today
}

/** Two ends in their order, whichever was given first. */
export function inTurn<T extends string | number>(from: T | null, to: T | null): [T | null, T | null] {
  return from !== null && to !== null && from > to ? [to, from] : [from, to]
}

/** What lies between two days of a zone, both included, whichever comes first; a condition for each end that is given. */
export function duringDays(column: RawBuilder<unknown>, ends: [string | null, string | null], zone: string) {
  const [from, to] = inTurn(...ends)
  const startOf = (day: string, more: number) =>
    sql`((${day}::date + ${more}::int)::timestamp at time zone ${zone}::text)`
  return [
    ...(from === null ? [] : [sql<boolean>`${column} >= ${startOf(from, 0)}`]),
    ...(to === null ? [] : [sql<boolean>`${column} < ${startOf(to, 1)}`]),
  ]
}
