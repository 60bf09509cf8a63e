import type { DuePeriod } from '@portal/contract/tasks/constants'
import type { Actor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import { todayIn, zoneOf } from '#core/database/days.ts'

interface Days {
  cuando: DuePeriod | null
  desde: string | null
  hasta: string | null
}

/** Returns a query with the days that its `cuando` means where the reader is, within those that it names. */
export async function withDueDays<Query extends Days>(db: Db, actor: Actor, query: Query): Promise<Query> {
  if (query.cuando === null) return query
  const today = await todayIn(db, await zoneOf(db, actor.enterpriseId))
  if (query.cuando === 'hoy') return { ...query, hasta: query.hasta && query.hasta < today ? query.hasta : today }
  const tomorrow = Temporal.PlainDate.from(today).add({ days: 1 }).toString()
  return { ...query, desde: query.desde && query.desde > tomorrow ? query.desde : tomorrow }
}
