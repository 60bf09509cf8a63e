import { type Kysely, sql } from 'kysely'

/**
 * Marks of offer, year, price, city, day and week among the words of a machine, next to those of category, country and
 * condition: a search with a frequent word then reads only the rows that may pass its filters. They are written by
 * `listing-market/marks/rules.ts` in the same way.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    set local statement_timeout = 0;

    -- 45.000 is "4e4": nine steps for each power of ten
    create function paso_de_precio(precio numeric) returns text language sql immutable strict parallel safe
      return left(trunc(precio)::text, 1) || 'e' || (length(trunc(precio)::text) - 1);

    create function clasificado_marcas(c clasificado) returns text[] language sql stable parallel safe
      return array_remove(array[
        '#a' || c.anio,
        '#u' || sin_acentos(c.ciudad),
        '#f' || ((c.creado_en at time zone 'UTC')::date - date '1970-01-01'),
        '#s' || ((c.creado_en at time zone 'UTC')::date - date '1970-01-01') / 7,
        case when c.es_arriendo then '#tarriendo' end,
        case when c.es_oferta then '#t' || coalesce(c.modo_oferta, 'oferta') end,
        case when c.es_venta and not c.consultar_precio
          then '#v' || c.moneda || paso_de_precio(c.precio_final) end,
        case when c.es_arriendo and not c.consultar_precio
          then '#r' || c.moneda || paso_de_precio(c.precio_arriendo) end
      ], null);

    update clasificado c set texto = texto || array_to_tsvector(clasificado_marcas(c));

    create function clasificado_texto_marcado() returns trigger language plpgsql as $$
    declare
      antes text[];
      ahora text[] := clasificado_marcas(new);
    begin
      if tg_op = 'UPDATE' then
        antes := clasificado_marcas(old);
        if antes = ahora and new.texto = old.texto then
          return new; -- so that it is not stored again
        end if;
        new.texto := ts_delete(new.texto, antes);
      end if;
      new.texto := new.texto || array_to_tsvector(ahora);
      return new;
    end $$;
    -- after clasificado_texto, which writes the words anew: triggers fire in the order of their names
    create trigger clasificado_texto_marcado
      before insert or update of marca, marca_en, categoria_id, pais_id, condicion, ciudad, descripcion, descripcion_en, anio,
        creado_en, es_venta, es_arriendo, es_oferta, modo_oferta, moneda, precio_final, precio_arriendo, consultar_precio
      on clasificado for each row execute function clasificado_texto_marcado();
  `.execute(db)
}
