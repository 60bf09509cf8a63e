import { type Kysely, sql } from 'kysely'

/** Events that ended "do not contact", with what undoing them needs. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- the contacts that may be written to again, each with since when and why it could not: [{id, en, motivo}]
    alter table historialcontacto add column permitidos jsonb;
  `.execute(db)
}
