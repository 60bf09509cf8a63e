import { holidaysOf } from '@portal/contract/forms/holidays'
import { type RawBuilder, sql } from 'kysely'
import { answerCache } from './answer-cache.ts'
import type { Db } from './database.ts'
import type { Changes } from './events.ts'
import { houseZone } from './today.ts'

/** The time zone of an enterprise; that of the house for null. */
export async function zoneOf(db: Db, enterpriseId: number | null): Promise<string> {
  const own = sql<string>`(select zona_horaria from empresa where id = ${enterpriseId}::int)`
  const zone = sql<string>`coalesce(${own}, ${houseZone})`
  return (await db.selectNoFrom(zone.as('zone')).executeTakeFirstOrThrow()).zone
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

/**
 * Returns a cached reader of the zone of the house, for what asks no database: whoever names another house, or changes
 * the zone of this one, announces `ajuste`.
 */
export function houseZoneReader(db: Db, changes: Changes): () => Promise<string> {
  const recall = answerCache<string>(changes, ['ajuste'], { ms: 24 * 3600_000, max: 1 })
  return () => recall('', () => zoneOfHouse(db))
}

/** A zone in SQL; that of the house for null. */
export const zoneIn = (zone: string | null): RawBuilder<string> => (zone === null ? houseZone : sql`${zone}::text`)

/** The day that it is in a time zone, `YYYY-MM-DD`. */
export async function todayIn(db: Db, zone: string): Promise<string> {
  const today = sql<string>`(now() at time zone ${zone}::text)::date::text`
  return (await db.selectNoFrom(today.as('today')).executeTakeFirstOrThrow()).today
}

/** Two ends in their order, whichever was given first. */
export function inTurn<T extends string | number>(from: T | null, to: T | null): [T | null, T | null] {
  return from !== null && to !== null && from > to ? [to, from] : [from, to]
}

/** What lies between two days of a zone, that of the house for null, both included, whichever comes first; a condition for each end that is given. */
export function duringDays(column: RawBuilder<unknown>, ends: [string | null, string | null], zone: string | null) {
  const [from, to] = inTurn(...ends)
  const startOf = (day: string, more: number) =>
    sql`((${day}::date + ${more}::int)::timestamp at time zone ${zoneIn(zone)})`
  return [
    ...(from === null ? [] : [sql<boolean>`${column} >= ${startOf(from, 0)}`]),
    ...(to === null ? [] : [sql<boolean>`${column} < ${startOf(to, 1)}`]),
  ]
}
