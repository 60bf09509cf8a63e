import { type Kysely, sql } from 'kysely'

/** The time zone in which the time of a broadcast was typed. A draft may have a time too. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table difusion add column zona_horaria text not null default ''`.execute(db)
}
