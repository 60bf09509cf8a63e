import { type Kysely, sql } from 'kysely'

/** Licenses of the previous program (decision 122). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table licencia
      -- the serial number of the license, or of its device, in the previous program
      add column serie text,
      add column notas text not null default '',
      -- what the last import stored, and the key by which it finds the license again; null where none did
      add column importada jsonb;
    create index licencia_importada on licencia ((importada ->> 'clave')) where importada is not null;
  `.execute(db)
}
