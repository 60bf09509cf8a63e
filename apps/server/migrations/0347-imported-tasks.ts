import { type Kysely, sql } from 'kysely'

/** Tasks of the previous program (decision 122). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table tarea
      -- its number in the previous program
      add column referencia text,
      -- what the last import stored, and the key by which it finds the task again; null where none did
      add column importada jsonb;
    create index tarea_importada on tarea ((importada ->> 'clave')) where importada is not null;
    alter table tarea_evento drop constraint tarea_evento_tipo_check;
    alter table tarea_evento add constraint tarea_evento_tipo_check
      check (tipo in ('creada', 'importada', 'editada', 'estado', 'aprobacion', 'traspasada'));
  `.execute(db)
}
