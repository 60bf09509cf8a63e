import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { Unknown } from '#features/marketplace/search/correct.ts'

/** Number of similar words that are compared letter by letter. */
const mostCandidates = 20

/** Returns those words that no public item contains in any form, with the most similar words of the vocabulary. */
export async function listUnknown(db: Db, words: readonly string[]): Promise<Unknown[]> {
  const { rows } = await sql<Unknown>`
    with desconocidas as materialized (
      select buscada, lugar from unnest(${words}::text[]) with ordinality as palabras (buscada, lugar)
      where numnode(plainto_tsquery('es_portal', buscada)) > 0
        and not exists (select from clasificado_palabra where palabra = buscada)
        and not exists (
          select from clasificado_palabra
          where lexema = any(tsvector_to_array(to_tsvector('es_portal', para_raices(buscada)))))
    )
    select lugar::int, candidatas from desconocidas cross join lateral (
      select coalesce(json_agg(parecida), '[]') as candidatas from (
        select palabra, escrita, veces from clasificado_palabra where palabra % buscada
        order by similarity(palabra, buscada) desc, veces desc limit ${sql.lit(mostCandidates)}
      ) parecida
    ) parecidas`.execute(db)
  return rows
}

/** Whether each word, in singular or plural, stands in at least one of these items, their categories and countries. */
export async function haveWords(db: Db, ids: readonly number[], words: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ todas: boolean }>`
    with textos as materialized (
      select sin_acentos(concat_ws(' ', c.marca, c.ciudad, c.descripcion, categoria.nombre, categoria.nombre_en,
        pais.nombre, pais.nombre_en)) as texto
      from clasificado c
      join clasificado_categoria categoria on categoria.id = c.categoria_id
      join pais on pais.id = c.pais_id
      where c.id = any(${ids}::int[])
    )
    select bool_and(exists (
      select from textos where strpos(texto, regexp_replace(sin_acentos(palabra), '(es|s)$', '')) > 0)) as todas
    from unnest(${words}::text[]) as buscadas (palabra)`.execute(db)
  return rows[0]!.todas
}

/**
 * Counts the words of all public items and of the categories again. Stores words without accents, with their most
 * frequent spelling. Returns the number of changed rows.
 */
export async function refreshWords(db: Db): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('clasificado_palabra'))`.execute(db) // of two concurrent runs the second finds nothing to do
  await sql`set local statement_timeout = '10min'`.execute(db)
  const { rows } = await sql<{ cambiadas: number }>`
    with escritas as materialized (
      select word as escrita, ndoc as veces from ts_stat($$
        select to_tsvector('simple', marca || ' ' || ciudad || ' ' || descripcion) from clasificado where es_publico
        union all
        select to_tsvector('simple', nombre || ' ' || nombre_en) from clasificado_categoria where eliminado_en is null
        union all
        select to_tsvector('simple', nombre || ' ' || nombre_en) from pais
          where exists (select from clasificado where es_publico and pais_id = pais.id)$$)
      where word ~ '^[[:alpha:]]{3,40}$'
    ), palabras as materialized (
      select sin_acentos(escrita) as palabra, (array_agg(escrita order by veces desc, escrita))[1] as escrita,
        sum(veces)::int as veces
      from escritas group by 1
    ), borradas as (
      delete from clasificado_palabra where palabra not in (select palabra from palabras) returning 1
    ), guardadas as (
      insert into clasificado_palabra (palabra, escrita, veces, lexema)
      select palabra, escrita, veces, (tsvector_to_array(to_tsvector('es_portal', para_raices(palabra))))[1] from palabras
      on conflict (palabra) do update set escrita = excluded.escrita, veces = excluded.veces
        where (clasificado_palabra.escrita, clasificado_palabra.veces) is distinct from (excluded.escrita, excluded.veces)
      returning 1
    )
    select (select count(*) from borradas) + (select count(*) from guardadas) as cambiadas`.execute(db)
  const changed = rows[0]!.cambiadas
  // without statistics, the planner would compare a new vocabulary word by word
  if (changed > 0) await sql`analyze clasificado_palabra`.execute(db)
  return changed
}
