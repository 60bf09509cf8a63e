import { portalZone } from '@portal/contract/core/portal-zone'
import { sql } from 'kysely'

/** Today's date of the house, in SQL: versions begin at its midnight, whatever the reader's time zone. */
export const today = sql<string>`(now() at time zone ${sql.lit(portalZone)})::date`
