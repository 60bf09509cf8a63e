import { type Kysely, sql } from 'kysely'

/**
 * English titles and descriptions of machines and properties, empty while they are in Spanish only. Searches find their
 * words; the triggers are otherwise those of 0215.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    set local statement_timeout = 0;

    alter table clasificado add column marca_en text not null default '', add column descripcion_en text not null default '';
    alter table propiedad add column titulo_en text not null default '', add column descripcion_en text not null default '';

    -- The Spanish stemmer, which reads all words of a search, joins no "bucket" with "buckets": each word stands in
    -- both forms.
    create function palabras_en_ingles(texto text) returns tsvector language sql immutable strict parallel safe
      return case when texto = '' then ''::tsvector else to_tsvector('es_portal', sin_guiones(texto))
        || to_tsvector('es_portal', regexp_replace(sin_guiones(texto), '\\m([a-z]{2,}[a-rt-z])\\M', '\\1s', 'g'))
        || to_tsvector('es_portal', regexp_replace(sin_guiones(texto), '\\m([a-z]{2,}[a-rt-z])s\\M', '\\1', 'g')) end;

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
          || to_tsvector('simple', sin_guiones(new.marca || ' ' || new.marca_en))
          || palabras_en_ingles(new.marca_en)
          || to_tsvector('simple', coalesce(modelos(new.marca || ' ' || new.marca_en), '')), 'A')
        || setweight(to_tsvector('es_portal', para_raices(nombres))
          || to_tsvector('es_portal', regexp_replace(coalesce(categoria.nombre_en, ''), 's\\M', '', 'g'))
          || to_tsvector('simple', sin_acentos(nombres)), 'B')
        || setweight(to_tsvector('es_portal', lugar) || to_tsvector('simple', sin_acentos(lugar)), 'C')
        || setweight(to_tsvector('es_portal', para_raices(sin_guiones(new.descripcion)))
          || palabras_en_ingles(new.descripcion_en)
          || to_tsvector('simple', coalesce(modelos(new.descripcion || ' ' || new.descripcion_en), '')), 'D');
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
          || to_tsvector('simple', sin_guiones(new.titulo || ' ' || new.titulo_en))
          || palabras_en_ingles(new.titulo_en)
          || to_tsvector('simple', coalesce(modelos(new.titulo || ' ' || new.titulo_en), '')), 'A')
        || setweight(to_tsvector('es_portal', para_raices(nombres))
          || to_tsvector('es_portal', regexp_replace(categoria.nombre_en, 's\\M', '', 'g'))
          || to_tsvector('simple', sin_acentos(nombres)), 'B')
        || setweight(to_tsvector('es_portal', lugar) || to_tsvector('simple', sin_acentos(lugar)), 'C')
        || setweight(to_tsvector('es_portal', para_raices(sin_guiones(new.descripcion)))
          || palabras_en_ingles(new.descripcion_en)
          || to_tsvector('simple', coalesce(modelos(new.descripcion || ' ' || new.descripcion_en), '')), 'D');
      return new;
    end $$;

    drop trigger clasificado_texto on clasificado;
    create trigger clasificado_texto
      before insert or update of marca, marca_en, categoria_id, pais_id, condicion, ciudad, descripcion, descripcion_en
      on clasificado for each row execute function clasificado_texto();
    drop trigger propiedad_texto on propiedad;
    create trigger propiedad_texto
      before insert or update of titulo, titulo_en, categoria_id, pais_id, condicion, ciudad, descripcion, descripcion_en
      on propiedad for each row execute function propiedad_texto();
  `.execute(db)
}
