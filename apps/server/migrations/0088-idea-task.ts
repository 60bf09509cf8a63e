import { type Kysely, sql } from 'kysely'

/** The task that was made of an idea is one that exists. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table idea add constraint idea_tarea_id_fkey foreign key (tarea_id) references tarea`.execute(db)
}
