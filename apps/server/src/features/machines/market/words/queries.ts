import { sql } from 'kysely'
import type { Vocabulary } from '#features/marketplace/words-queries.ts'

/** The words of machines, of their categories and countries. */
export const machineWords: Vocabulary = {
  table: 'clasificado_palabra',
  textsOf: (ids) => sql`
      select sin_acentos(concat_ws(' ', c.marca, c.marca_en, c.ciudad, c.descripcion, c.descripcion_en, categoria.nombre, categoria.nombre_en,
        pais.nombre, pais.nombre_en)) as texto
      from clasificado c
      join clasificado_categoria categoria on categoria.id = c.categoria_id
      join pais on pais.id = c.pais_id
      where c.id = any(${ids}::int[])`,
  documents: `
        select to_tsvector('simple', concat_ws(' ', marca, marca_en, ciudad, descripcion, descripcion_en))
          from clasificado where es_publico
        union all
        select to_tsvector('simple', nombre || ' ' || nombre_en) from clasificado_categoria where eliminado_en is null
        union all
        select to_tsvector('simple', nombre || ' ' || nombre_en) from pais
          where exists (select from clasificado where es_publico and pais_id = pais.id)`,
}
