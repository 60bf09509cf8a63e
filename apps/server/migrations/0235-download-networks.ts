import { type Kysely, sql } from 'kysely'

/** From which network a download began, as a keyed hash: after its ten minutes it goes on only from there. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table recurso_descarga add column red text`.execute(db)
}
