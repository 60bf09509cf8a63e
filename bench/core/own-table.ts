import { sql } from 'kysely'
import type { Db } from '../../apps/server/src/core/database/database.ts'

export const ownTable = 'yardstick_item'

/**
 * Makes the table of the hand-written server: the public items alone, as narrow as its answer allows, with the indexes
 * that whoever writes such a list would add.
 */
export async function makeOwnTable(db: Db): Promise<void> {
  await sql`
    set statement_timeout = 0;
    create table yardstick_item as
      select id, sku, marca, marca_en, anio, condicion, categoria_id, pais_id, ciudad, ciudad_buscada, tiempo_uso, unidad_tiempo_id, moneda,
        precio_publico, arriendo_publico, es_venta, es_arriendo, dias_minimos, es_oferta, modo_oferta, destacado, puntaje, estado_comercial,
        reserva_vence_en, vence_en, creado_en, es_publico, jsonb_build_array(imagenes -> 0) as imagenes,
        to_tsvector('es_portal', marca || ' ' || sku || ' ' || k.nombre || ' ' || coalesce(k.nombre_en, '') || ' ' || ciudad
          || ' ' || descripcion) as texto
      from clasificado c join (select id as categoria, nombre, nombre_en from clasificado_categoria) k on categoria = categoria_id
      where es_publico;
    alter table yardstick_item add primary key (id);
    create index on yardstick_item (creado_en desc, id desc);
    create index on yardstick_item (categoria_id, creado_en desc, id desc);
    create index on yardstick_item (pais_id, creado_en desc, id desc);
    create index on yardstick_item (categoria_id, pais_id, creado_en desc, id desc);
    create index on yardstick_item (ciudad_buscada, creado_en desc, id desc);
    create index on yardstick_item (moneda desc, precio_publico, id);
    create index on yardstick_item (moneda desc, arriendo_publico, id);
    create index on yardstick_item (anio desc, id desc);
    create index on yardstick_item (creado_en desc, id desc) where destacado;
    create index on yardstick_item (creado_en desc, id desc) where es_arriendo;
    create index on yardstick_item (creado_en desc, id desc) where es_oferta;
    create index on yardstick_item using gin (texto) with (fastupdate = off);
    reset statement_timeout`.execute(db)
  await sql`vacuum analyze yardstick_item`.execute(db)
}
