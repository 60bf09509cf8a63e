import { type Kysely, sql } from 'kysely'

/**
 * Letters and digits are found joined and apart, an item by the number of its code, and several terms of one meaning by
 * each of them. `wordsOf` of `marketplace/search` reads what visitors type in the same way.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    set local statement_timeout = 0;

    -- "vk-236" is "vk 236", so that no number is negative
    create function sin_guiones(texto text) returns text language sql immutable strict parallel safe
      return regexp_replace(sin_acentos(texto), '-(?=[0-9])|(?<=[0-9])-', ' ', 'g');

    -- Of each model ("VK 236", "PC200LC", "320 D"): joined, and its letters and digits. Words of up to three letters
    -- that are no part of a model stay apart: "de 20", "con 3".
    create function modelos(texto text) returns text language sql immutable strict parallel safe as $$
      with junto as (
        select regexp_replace(
          regexp_replace(sin_guiones(texto),
            '\\m(?!(?:ano|con|de|del|el|en|la|las|los|mas|o|por|sin|sus|u|un|una|y|a|e|and|for|in|of|the|to|at|or|with)\\M)([a-z]{1,3}) (?=[0-9])',
            '\\1', 'g'),
          '([0-9]) ([b-df-hj-np-tv-xz])\\M', '\\1\\2', 'g') as texto
      )
      select string_agg(distinct forma, ' ')
      from junto,
        regexp_matches(junto.texto, '\\m([a-z]{0,12})([0-9]{1,6})([a-z]{0,3})\\M(?![.,][0-9])', 'g') as parte,
        unnest(array[parte[1], parte[2], parte[1] || parte[2], parte[2] || parte[3], parte[1] || parte[2] || parte[3]])
          as forma
      where parte[1] || parte[3] <> '' and forma <> ''
    $$;

    -- "M-000123" as it is typed: with and without its zeros and its letter
    create function numero_de_codigo(codigo text) returns text language sql immutable strict parallel safe
      return regexp_replace(lower(codigo), '^([a-z]+)-(0*)([0-9]+)$', '\\1\\2\\3 \\1\\3 \\2\\3 \\3');

    create or replace function clasificado_texto() returns trigger language plpgsql as $$
    declare
      categoria clasificado_categoria;
      pais pais;
      nombres text;
      lugar text;
    begin
      select * into categoria from clasificado_categoria where id = new.categoria_id;
      select * into pais from pais where id = new.pais_id;
      nombres := coalesce(categoria.nombre || ' ' || categoria.nombre_en, '');
      lugar := new.ciudad || ' ' || coalesce(pais.nombre || ' ' || pais.nombre_en, '');
      new.texto := array_to_tsvector(array[lower(new.sku), '#c' || new.categoria_id, '#p' || new.pais_id,
          '#n' || new.condicion])
        || setweight(to_tsvector('simple', numero_de_codigo(new.sku))
          || to_tsvector('es_portal', para_raices(sin_guiones(new.marca)))
          || to_tsvector('simple', sin_guiones(new.marca))
          || to_tsvector('simple', coalesce(modelos(new.marca), '')), 'A')
        || setweight(to_tsvector('es_portal', para_raices(nombres))
          || to_tsvector('es_portal', regexp_replace(coalesce(categoria.nombre_en, ''), 's\\M', '', 'g'))
          || to_tsvector('simple', sin_acentos(nombres)), 'B')
        || setweight(to_tsvector('es_portal', lugar) || to_tsvector('simple', sin_acentos(lugar)), 'C')
        || setweight(to_tsvector('es_portal', para_raices(sin_guiones(new.descripcion)))
          || to_tsvector('simple', coalesce(modelos(new.descripcion), '')), 'D');
      return new;
    end $$;

    create or replace function propiedad_texto() returns trigger language plpgsql as $$
    declare
      categoria propiedad_categoria;
      pais pais;
      nombres text;
      lugar text;
    begin
      select * into categoria from propiedad_categoria where id = new.categoria_id;
      select * into pais from pais where id = new.pais_id;
      nombres := categoria.nombre || ' ' || categoria.nombre_en;
      lugar := new.ciudad || ' ' || coalesce(pais.nombre || ' ' || pais.nombre_en, '');
      new.texto := array_to_tsvector(array[lower(new.sku), '#c' || new.categoria_id, '#p' || new.pais_id,
          '#n' || new.condicion])
        || setweight(to_tsvector('simple', numero_de_codigo(new.sku))
          || to_tsvector('es_portal', para_raices(sin_guiones(new.titulo)))
          || to_tsvector('simple', sin_guiones(new.titulo))
          || to_tsvector('simple', coalesce(modelos(new.titulo), '')), 'A')
        || setweight(to_tsvector('es_portal', para_raices(nombres))
          || to_tsvector('es_portal', regexp_replace(categoria.nombre_en, 's\\M', '', 'g'))
          || to_tsvector('simple', sin_acentos(nombres)), 'B')
        || setweight(to_tsvector('es_portal', lugar) || to_tsvector('simple', sin_acentos(lugar)), 'C')
        || setweight(to_tsvector('es_portal', para_raices(sin_guiones(new.descripcion)))
          || to_tsvector('simple', coalesce(modelos(new.descripcion), '')), 'D');
      return new;
    end $$;

    -- every word or term in any of its forms, without those that mean nothing; a star: it may go on; a bar: one of them
    create or replace function clasificado_consulta(palabras text[]) returns tsquery
      language sql immutable strict parallel safe as $$
      select string_agg('(' || formas || ')', ' & ')::tsquery
      from (
        select string_agg('(' || (raiz || escrita)::text || ')', ' | ') as formas
        from unnest(palabras) with ordinality as palabra (texto, lugar),
          unnest(string_to_array(palabra.texto, '|')) as forma,
          lateral (
            select plainto_tsquery('es_portal', para_raices(rtrim(forma, '*'))) as raiz,
              case when forma like '%*' then (quote_literal(sin_acentos(rtrim(forma, '*'))) || ':*')::tsquery
                when forma ~ '^[[:alpha:]]+-?[[:digit:]]+$' then quote_literal(lower(forma))::tsquery
                else '' end as escrita
          ) consulta
        where numnode(raiz || escrita) > 0
        group by lugar
      ) todas
    $$;

    update clasificado set categoria_id = categoria_id;
    update propiedad set categoria_id = categoria_id;
  `.execute(db)
}
