import { pinLimits } from '@portal/contract/core/limits'
import { sql } from 'kysely'

/** The day of the house, in SQL: versions begin at its midnight, wherever the reader is. */
export const today = sql<string>`(now() at time zone ${sql.lit(pinLimits.dayTimeZone)})::date`
