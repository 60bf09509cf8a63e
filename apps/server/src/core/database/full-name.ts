import { sql } from 'kysely'

/** A user's name as lists show it, of the user in this table or alias. */
export const fullNameOf = (table: string) =>
  sql<string>`concat_ws(' ', ${sql.ref(`${table}.nombres`)}, nullif(${sql.ref(`${table}.apellido_paterno`)}, ''))`
