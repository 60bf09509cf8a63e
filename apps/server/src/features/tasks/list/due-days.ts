import type { DuePeriod } from '@portal/contract/tasks/constants'
import type { Actor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import { todayIn, zoneOf } from '#core/database/days.ts'

interface Days {
  cuando: DuePeriod | null
  desde: string | null
  hasta: string | null
  aprobada_desde: string | null
  aprobada_hasta: string | null
}

/**
 * Returns a query with the days that its `cuando` means where the reader is, within those that it names, and with their
 * time zone when it asks for days of approval.
 */
export async function withDueDays<Query extends Days>(
  db: Db,
  actor: Actor,
  query: Query,
): Promise<Query & { zona?: string }> {
  const { cuando, aprobada_desde, aprobada_hasta } = query
  if (cuando === null && aprobada_desde === null && aprobada_hasta === null) return query
  const zona = await zoneOf(db, actor.enterpriseId)
  if (cuando === null) return { ...query, zona }
  const today = await todayIn(db, zona)
  if (cuando === 'hoy') return { ...query, zona, hasta: query.hasta && query.hasta < today ? query.hasta : today }
  const tomorrow = Temporal.PlainDate.from(today).add({ days: 1 }).toString()
  return { ...query, zona, desde: query.desde && query.desde > tomorrow ? query.desde : tomorrow }
}
