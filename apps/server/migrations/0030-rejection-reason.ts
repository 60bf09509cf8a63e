import { type Kysely, sql } from 'kysely'

/** Why a listing, or an edit of it, was refused: a code beside the text. Null for what was refused before there were any. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table clasificado add column motivo_rechazo_codigo smallint;
    alter table clasificado_version add column motivo_codigo smallint;
  `.execute(db)
}
