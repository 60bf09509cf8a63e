import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { Unknown } from './search/correct.ts'

/** The words that the public items of a kind contain. */
export interface Vocabulary {
  table: 'clasificado_palabra' | 'propiedad_palabra'
  /** A query that returns, as `texto`, each of these items with the names of what it refers to. */
  textsOf(ids: readonly number[]): RawBuilder<unknown>
  /** The same for all public items, as `tsvector` of their words; without parameters. */
  documents: string
}

/** Number of similar words that are compared letter by letter. */
const mostCandidates = 20

/** Returns those words that no public item contains in any form, with the most similar words of the vocabulary. */
export async function listUnknown({ table }: Vocabulary, db: Db, words: readonly string[]): Promise<Unknown[]> {
  const known = sql.table(table)
  const { rows } = await sql<Unknown>`
    with desconocidas as materialized (
      select buscada, lugar, array(
          select overlay(buscada placing reverse(substr(buscada, letra, 2)) from letra for 2)
          from generate_series(1, length(buscada) - 1) letra) as cambiadas
      from unnest(${words}::text[]) with ordinality as palabras (buscada, lugar)
      where numnode(plainto_tsquery('es_portal', buscada)) > 0
        and not exists (select from ${known} where palabra = buscada)
        and not exists (
          select from ${known}
          where lexema = any(tsvector_to_array(to_tsvector('es_portal', para_raices(buscada)))))
    )
    select lugar::int, candidatas from desconocidas cross join lateral (
      select coalesce(json_agg(parecida), '[]') as candidatas from (
        (select palabra, escrita, veces from ${known} where palabra % buscada
          order by similarity(palabra, buscada) desc, veces desc limit ${sql.lit(mostCandidates)})
        union all -- two letters changed places: a short word has too few in a row to be similar
        select palabra, escrita, veces from ${known} where palabra = any(cambiadas)
      ) parecida
    ) parecidas`.execute(db)
  return rows
}

/** Whether each word, in singular or plural, stands in at least one of these items. */
export async function haveWords(
  { textsOf }: Vocabulary,
  db: Db,
  ids: readonly number[],
  words: readonly string[],
): Promise<boolean> {
  const { rows } = await sql<{ todas: boolean }>`
    with textos as materialized (
      ${textsOf(ids)}
    )
    select bool_and(exists (
      select from textos where strpos(texto, regexp_replace(sin_acentos(palabra), '(es|s)$', '')) > 0)) as todas
    from unnest(${words}::text[]) as buscadas (palabra)`.execute(db)
  return rows[0]!.todas
}

/**
 * Counts the words of all public items again. Stores words without accents, with their most
 * frequent spelling. Returns the number of changed rows.
 */
export async function refreshWords({ table, documents }: Vocabulary, db: Db): Promise<number> {
  const stored = sql.table(table)
  await sql`select pg_advisory_xact_lock(hashtext(${table}))`.execute(db) // of two concurrent runs the second finds nothing to do
  await sql`set local statement_timeout = '10min'`.execute(db)
  const { rows } = await sql<{ cambiadas: number }>`
    with escritas as materialized (
      select word as escrita, ndoc as veces from ts_stat($$
        ${sql.raw(documents)}$$)
      where word ~ '^[[:alpha:]]{3,40}$'
    ), palabras as materialized (
      select sin_acentos(escrita) as palabra, (array_agg(escrita order by veces desc, escrita))[1] as escrita,
        sum(veces)::int as veces
      from escritas group by 1
    ), borradas as (
      delete from ${stored} where palabra not in (select palabra from palabras) returning 1
    ), guardadas as (
      insert into ${stored} as antes (palabra, escrita, veces, lexema)
      select palabra, escrita, veces, (tsvector_to_array(to_tsvector('es_portal', para_raices(palabra))))[1] from palabras
      on conflict (palabra) do update set escrita = excluded.escrita, veces = excluded.veces
        where (antes.escrita, antes.veces) is distinct from (excluded.escrita, excluded.veces)
      returning 1
    )
    select (select count(*) from borradas) + (select count(*) from guardadas) as cambiadas`.execute(db)
  const changed = rows[0]!.cambiadas
  // without statistics, the planner would compare a new vocabulary word by word
  if (changed > 0) await sql`analyze ${stored}`.execute(db)
  return changed
}
