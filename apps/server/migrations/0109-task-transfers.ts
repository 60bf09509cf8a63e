import { type Kysely, sql } from 'kysely'

/** Tasks that went to another person say so in their history. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table tarea_evento drop constraint tarea_evento_tipo_check;
    alter table tarea_evento add constraint tarea_evento_tipo_check
      check (tipo in ('creada', 'editada', 'estado', 'aprobacion', 'traspasada'));
  `.execute(db)
}
