import type { In } from '@portal/contract/core/fields'
import type { WeekSummarySchema } from '@portal/contract/summary/schemas'
import { weekAfter, weekOf } from '@portal/contract/summary/weeks'
import type { Actor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import { todayIn, zoneOfHouse } from '#core/database/days.ts'
import { type FigureSource, figuresBetween } from '#features/start/service.ts'

/**
 * Returns the figures of the week of a day, Monday to Sunday where the house is, and of the week before; by default of
 * the current week. Each is the total of a list, so the actor gets what they may open.
 */
export async function weekSummary(
  db: Db,
  sources: readonly FigureSource[],
  actor: Actor,
  day: string | null,
): Promise<In<typeof WeekSummarySchema>> {
  const today = await todayIn(db, await zoneOfHouse(db))
  const actual = weekOf(day ?? today)
  const anterior = weekAfter(actual, -1)
  const days = ({ desde, hasta }: typeof actual) => ({ from: desde, to: hasta })
  return {
    periodo: { actual, anterior },
    hoy: today,
    cifras: await figuresBetween(sources, actor, days(actual), days(anterior)),
  }
}
