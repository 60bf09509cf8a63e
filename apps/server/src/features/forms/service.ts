import type { Db } from '#core/database/database.ts'
import { calendarNow } from './queries.ts'
import { calendarOf } from './rules.ts'

/** The times of the next working days, and which of them are free. */
export const freeTimes = async (db: Db) => calendarOf(await calendarNow(db))
