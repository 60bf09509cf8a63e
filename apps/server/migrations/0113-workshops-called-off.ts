import { type Kysely, sql } from 'kysely'

/** Published workshops that do not take place. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table workshop drop constraint workshop_estado_check,
      add constraint workshop_estado_check check (estado in ('borrador', 'publicado', 'cerrado', 'cancelado'));
  `.execute(db)
}
