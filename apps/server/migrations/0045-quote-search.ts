import { type Kysely, sql } from 'kysely'

/** Quotes are searched by the beginnings of their words, each a key of its own: a frequent beginning costs no more than a rare one. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- The beginnings of each word, from three letters to fifteen; shorter words and marks of state and place as they are.
    create function cotizacion_comienzos(texto tsvector) returns text[] language sql immutable strict parallel safe
      return (
        select coalesce(array_agg(distinct left(palabra, letras)), '{}')
        from unnest(tsvector_to_array(texto)) palabra,
          generate_series(case when left(palabra, 1) = '#' then 15 else least(3, length(palabra)) end,
            case when left(palabra, 1) = '#' then 15 else least(15, length(palabra)) end) letras
      );

    -- What a search looks for among them.
    create function cotizacion_claves(palabras text) returns text[] language sql immutable strict parallel safe
      return (
        select coalesce(array_agg(distinct left(palabra, 15)), '{}')
        from unnest(regexp_split_to_array(sin_acentos(palabras), '\\s+')) palabra where palabra <> ''
      );

    -- without a list of what is still to be sorted in: who saves would sort it in for all before him
    create index cotizacion_por_comienzo on cotizacion using gin (cotizacion_comienzos(texto)) with (fastupdate = off);
    drop index cotizacion_por_texto;
  `.execute(db)
}
