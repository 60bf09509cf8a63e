import { type Kysely, sql } from 'kysely'

/**
 * Tasks are found by words and any filters in one index; many are read in the index of an order, which has the columns
 * of the filters, so that those that do not match cost no row.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    set local statement_timeout = 0; -- a million rows are read
    -- each value with the place of its filter; 6: open
    create function tarea_marcas(estado int, prioridad int, area_id int, encargado_id int, creado_por int) returns int[]
      language sql immutable parallel safe
      return array_remove(array[estado * 10 + 1, prioridad * 10 + 2, area_id * 10 + 3, encargado_id * 10 + 4,
        creado_por * 10 + 5, case when estado not in (10, 11) then 6 end], null);
    drop index tarea_buscado, tarea_interesados, tarea_interesados_abierta;
    create index tarea_buscado on tarea using gin (buscado gin_trgm_ops,
        tarea_marcas(estado, prioridad, area_id, encargado_id, creado_por), interesados)
      with (fastupdate = off) where eliminado_en is null;

    drop index tarea_titulo, tarea_prioridad, tarea_plazo;
    create index tarea_titulo on tarea (titulo collate es, id)
      include (estado, prioridad, area_id, encargado_id, creado_por, interesados, plazo, abierta)
      where eliminado_en is null;
    create index tarea_prioridad on tarea (prioridad, plazo, id)
      include (eliminado_en, estado, area_id, encargado_id, creado_por, interesados, abierta);
    create index tarea_plazo on tarea (plazo, id)
      include (estado, prioridad, area_id, encargado_id, creado_por, interesados, abierta) where eliminado_en is null;
  `.execute(db)
}
