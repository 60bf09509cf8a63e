import { type Kysely, sql } from 'kysely'

/**
 * Two filters of the list of tasks are read from two indexes at once. PostgreSQL never combines partial indexes that
 * have the same condition, so these have it as a column instead, which also lets it count without the table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index tarea_propia, tarea_prioridad, tarea_estado, tarea_area, tarea_creador;
    create index tarea_propia on tarea (encargado_id, plazo, id) include (eliminado_en);
    create index tarea_prioridad on tarea (prioridad, plazo, id) include (eliminado_en);
    create index tarea_estado on tarea (estado, plazo, id) include (eliminado_en);
    create index tarea_area on tarea (area_id, plazo, id) include (eliminado_en);
    create index tarea_creador on tarea (creado_por, plazo, id) include (eliminado_en);
  `.execute(db)
}
