import type { Db } from '#core/database/database.ts'
import { calendarNow } from './queries.ts'
import { calendarOf } from './rules.ts'

/** Returns the times of the next working days, and whether each is free. */
export const freeTimes = async (db: Db) => calendarOf(await calendarNow(db))
