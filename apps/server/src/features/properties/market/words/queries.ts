import { sql } from 'kysely'
import type { Vocabulary } from '#features/marketplace/words-queries.ts'

/** The words of properties, of their categories and countries. */
export const propertyWords: Vocabulary = {
  table: 'propiedad_palabra',
  textsOf: (ids) => sql`
      select sin_acentos(concat_ws(' ', p.titulo, p.titulo_en, p.ciudad, p.descripcion, p.descripcion_en, categoria.nombre, categoria.nombre_en,
        pais.nombre, pais.nombre_en)) as texto
      from propiedad p
      join propiedad_categoria categoria on categoria.id = p.categoria_id
      join pais on pais.id = p.pais_id
      where p.id = any(${ids}::int[])`,
  documents: `
        select to_tsvector('simple', concat_ws(' ', titulo, titulo_en, ciudad, descripcion, descripcion_en))
          from propiedad where es_publico
        union all
        select to_tsvector('simple', nombre || ' ' || nombre_en) from propiedad_categoria
        union all
        select to_tsvector('simple', nombre || ' ' || nombre_en) from pais
          where exists (select from propiedad where es_publico and pais_id = pais.id)`,
}
