import type { Db } from '#core/database/database.ts'
import { calendarNow, nextNumber } from './queries.ts'
import { calendarOf, referenceText } from './rules.ts'

/** Returns the times of the next working days, and whether each is free. */
export const freeTimes = async (db: Db) => calendarOf(await calendarNow(db))

/** Returns the next reference with this prefix, such as `DM-2026-000123`, inside the caller's transaction. */
export async function nextReference(db: Db, prefix: string): Promise<string> {
  const { anio, ultimo } = await nextNumber(db, prefix)
  return referenceText(prefix, anio, ultimo)
}
