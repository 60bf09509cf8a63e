import { type Kysely, sql } from 'kysely'

/** An import shows which sheet was read, and how each cell is stored. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table importacion add column hoja text not null default '';
    -- what each cell says and what is stored, as texts in the language of the upload
    alter table importacion_fila add column valores jsonb not null default '[]';
  `.execute(db)
}
