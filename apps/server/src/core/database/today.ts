import { sql } from 'kysely'

/**
 * The time zone of the house, in SQL (decision 114). As a query of its own it is asked once for a statement, where the
 * function alone would be called for each row.
 */
export const houseZone = sql<string>`(select casa_zona())`

/** Today's date of the house, in SQL: versions begin at its midnight, whatever the reader's time zone. Asked once too. */
export const today = sql<string>`(select (now() at time zone casa_zona())::date)`
