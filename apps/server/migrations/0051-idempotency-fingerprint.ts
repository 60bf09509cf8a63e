import { type Kysely, sql } from 'kysely'

/** A key answers only the call that brought it first. Null: kept by the release before, which did not look. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table idempotencia add column huella text`.execute(db)
}
