import { type Kysely, sql } from 'kysely'

/** Which release brought the schema up last, and which older ones it still serves: one row. Older releases read it too. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table esquema (
      unico boolean primary key default true check (unico),
      version text not null,
      version_minima text not null,
      migracion_minima text not null,
      actualizado_en timestamptz(3) not null default now()
    )`.execute(db)
}
