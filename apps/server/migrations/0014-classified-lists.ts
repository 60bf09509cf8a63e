import { type Kysely, sql } from 'kysely'

/** What the public list of classifieds is found, counted and corrected by. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- what a visitor sees: a price that is told on request is none, nor is the one of what is not offered so
    alter table clasificado
      add column precio_publico numeric(14, 2)
        generated always as (case when es_venta and not consultar_precio then precio_final end) stored,
      add column arriendo_publico numeric(14, 2)
        generated always as (case when es_arriendo and not consultar_precio then precio_arriendo end) stored,
      add column ciudad_buscada text generated always as (sin_acentos(ciudad)) stored;

    -- texts and pictures beside the row: what is counted and filtered stays on few pages
    alter table clasificado set (toast_tuple_target = 400);
    alter table clasificado alter column texto set storage external, alter column imagenes set storage external;

    -- with everything the list filters by, so that counting reads no row
    drop index clasificado_por_publico, clasificado_por_categoria, clasificado_por_pais, clasificado_por_precio,
      clasificado_por_anio, clasificado_por_arriendo, clasificado_por_oferta;
    create index clasificado_por_publico on clasificado (creado_en desc, id desc)
      include (categoria_id, pais_id, condicion, anio, moneda, precio_publico, arriendo_publico, es_venta, es_arriendo,
        tiempo_uso, ciudad_buscada, vence_en)
      where es_publico;
    create index clasificado_por_categoria on clasificado (categoria_id, creado_en desc, id desc)
      include (condicion, anio, moneda, precio_publico, arriendo_publico, es_venta, es_arriendo, tiempo_uso, ciudad_buscada,
        vence_en)
      where es_publico;
    create index clasificado_por_pais on clasificado (pais_id, creado_en desc, id desc)
      include (categoria_id, condicion, anio, moneda, precio_publico, arriendo_publico, es_venta, es_arriendo, tiempo_uso,
        ciudad_buscada, vence_en)
      where es_publico;
    create index clasificado_por_categoria_y_pais on clasificado (categoria_id, pais_id, creado_en desc, id desc)
      include (condicion, anio, moneda, precio_publico, arriendo_publico, es_venta, es_arriendo, tiempo_uso, ciudad_buscada,
        vence_en)
      where es_publico;
    create index clasificado_por_arriendo on clasificado (creado_en desc, id desc)
      include (categoria_id, pais_id, condicion, anio, moneda, arriendo_publico, tiempo_uso, ciudad_buscada, vence_en)
      where es_publico and es_arriendo;
    create index clasificado_por_oferta on clasificado (creado_en desc, id desc)
      include (modo_oferta, categoria_id, pais_id, condicion, anio, moneda, precio_publico, tiempo_uso, ciudad_buscada,
        vence_en)
      where es_publico and es_oferta;
    create index clasificado_por_precio on clasificado (moneda desc, precio_publico, id)
      include (categoria_id, pais_id, condicion, anio, creado_en, es_venta, es_arriendo, tiempo_uso, ciudad_buscada, vence_en)
      where es_publico;
    create index clasificado_por_precio_mayor on clasificado (moneda desc, precio_publico desc nulls last, id desc)
      where es_publico;
    create index clasificado_por_anio on clasificado (anio desc, id desc)
      include (categoria_id, pais_id, condicion, moneda, precio_publico, creado_en, es_venta, es_arriendo, tiempo_uso,
        ciudad_buscada, vence_en)
      where es_publico;
    create index clasificado_por_ciudad on clasificado (ciudad_buscada, creado_en desc, id desc) include (vence_en)
      where es_publico;

    -- Without accents the stemmer misses "-ción" and "-sión", whose plurals it knows; and "luces" is no "luz" to it.
    create function para_raices(texto text) returns text language sql immutable strict parallel safe
      return regexp_replace(regexp_replace(texto, '([cs])i[oó]n\\M', '\\1iones', 'gi'), '([aeiouáéíóú])ces\\M', '\\1z', 'gi');

    -- Beside the stems: number and words of the headline as they are written, for one that is still being typed, and
    -- English names in the singular, which the Spanish stemmer does not know. And what is mostly filtered by, so that a
    -- search inside a category needs no other index.
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
      new.texto := array_to_tsvector(array[lower(new.sku), lower(replace(new.sku, '-', '')),
          '#c' || new.categoria_id, '#p' || new.pais_id, '#n' || new.condicion])
        || setweight(to_tsvector('es_portal', para_raices(new.marca)) || to_tsvector('simple', sin_acentos(new.marca)), 'A')
        || setweight(to_tsvector('es_portal', para_raices(nombres))
          || to_tsvector('es_portal', regexp_replace(coalesce(categoria.nombre_en, ''), 's\\M', '', 'g'))
          || to_tsvector('simple', sin_acentos(nombres)), 'B')
        || setweight(to_tsvector('es_portal', lugar) || to_tsvector('simple', sin_acentos(lugar)), 'C')
        || setweight(to_tsvector('es_portal', para_raices(new.descripcion)), 'D');
      return new;
    end $$;
    drop trigger clasificado_texto on clasificado;
    create trigger clasificado_texto before insert or update of marca, categoria_id, pais_id, condicion, ciudad, descripcion
      on clasificado for each row execute function clasificado_texto();
    update clasificado set categoria_id = categoria_id;

    -- Every word in any of its forms, without those that mean nothing; one with a star may go on. A number of an item is
    -- found as it is written.
    create function clasificado_consulta(palabras text[]) returns tsquery
      language sql immutable strict parallel safe as $$
      select string_agg('(' || (raiz || escrita)::text || ')', ' & ')::tsquery
      from (
        select plainto_tsquery('es_portal', para_raices(rtrim(palabra, '*'))) as raiz,
          case when palabra like '%*' then (quote_literal(sin_acentos(rtrim(palabra, '*'))) || ':*')::tsquery
            when palabra ~ '^[[:alpha:]]+-?[[:digit:]]+$' then quote_literal(lower(palabra))::tsquery
            else '' end as escrita
        from unnest(palabras) as palabra
      ) formas
      where numnode(raiz || escrita) > 0
    $$;

    -- as it is mostly written, and its stem: a word whose stem is known is not mistyped
    truncate clasificado_palabra;
    alter table clasificado_palabra add column escrita text not null, add column lexema text;
    create index clasificado_palabra_lexema on clasificado_palabra (lexema);
  `.execute(db)
}
