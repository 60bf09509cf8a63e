import { type Kysely, sql } from 'kysely'

/**
 * The value of the dollar by which the list prices of a quote in pesos were converted, with its day and source (decision
 * 088); null for a quote in dollars, and for earlier ones.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table cotizacion add tipo_cambio jsonb`.execute(db)
}
