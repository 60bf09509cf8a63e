import { sql } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import { intervalOfDay } from '#core/database/buckets.ts'
import type { Db } from '#core/database/database.ts'
import { conditionsOf, type Filters, isInForceOn } from '../list/queries.ts'

interface Row {
  intervalo: number
  grupo: string
  total: number
}

/** Licenses by the interval of their last day. */
export async function countEnds(db: Db, scope: Scope, asked: Filters, starts: readonly string[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${intervalOfDay(sql.ref('licencia.fecha_termino'), starts)} as intervalo, 'licencias' as grupo,
      count(*) as total
    from licencia where ${conditionsOf(scope, asked)} group by 1`.execute(db)
  return rows
}

/** Licenses in force on each of these days. */
export async function countInForce(db: Db, scope: Scope, asked: Filters, days: readonly string[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select place - 1 as intervalo, 'licencias' as grupo, (
      select count(*) from licencia where ${conditionsOf(scope, asked)} and ${isInForceOn(sql`day`)}) as total
    from unnest(${[...days]}::date[]) with ordinality as days (day, place)`.execute(db)
  return rows
}
