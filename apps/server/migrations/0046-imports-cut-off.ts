import { type Kysely, sql } from 'kysely'

/** Work on an import that ends its process is known by what it left behind; cells that cannot be read are kept apart from the values. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table importacion
      -- the process that works on it; one that ends in order takes its name away
      add column proceso text,
      -- how many processes ended in the middle of the work that is under way
      add column caidas smallint not null default 0;
    alter table importacion_fila
      -- by column: 'error' of the spreadsheet, or 'text' that is none
      add column ilegibles jsonb not null default '{}';
  `.execute(db)
}
