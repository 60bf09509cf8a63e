import type { Db } from '#core/database/database.ts'
import { calendarNow, nextNumber } from './queries.ts'
import { calendarOf, holidaysAround, referenceText } from './rules.ts'

/**
 * Returns the times of the next working days, whether each is free, and the holidays of their weeks,
 * on the clocks of the house.
 */
export async function freeTimes(db: Db) {
  const now = await calendarNow(db)
  const days = calendarOf(now)
  return { zona_horaria: now.zone, dias: days, feriados: holidaysAround(now.holidays, days) }
}

/** Returns the next reference with this prefix, such as `DM-2026-000123`, inside the caller's transaction. */
export async function nextReference(db: Db, prefix: string): Promise<string> {
  const { anio, ultimo } = await nextNumber(db, prefix)
  return referenceText(prefix, anio, ultimo)
}
