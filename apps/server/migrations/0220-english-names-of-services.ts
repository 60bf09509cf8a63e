import { type Kysely, sql } from 'kysely'

/** English names of the services that licenses open; empty where the name is the same or nobody has written one. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table servicio add column nombre_en text not null default ''`.execute(db)
}
