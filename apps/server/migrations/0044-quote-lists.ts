import { type Kysely, sql } from 'kysely'

/** What the lists of quotes are found, counted and sorted by. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- The words of a text as they are typed into a search: whole (numbers, addresses) and in pieces, without accents.
    create function cotizacion_palabras(texto text) returns text[] language sql immutable strict parallel safe
      return (
        select coalesce(array_agg(distinct left(palabra, 60)), '{}') from (
          select unnest(regexp_split_to_array(sin_acentos(texto), '\\s+'))
          union all select unnest(regexp_split_to_array(sin_acentos(texto), '[\\s@]+'))
          union all select unnest(regexp_split_to_array(sin_acentos(texto), '[^[:alnum:]]+'))
        ) partes (palabra) where palabra <> ''
      );

    -- Every word of a search, by its beginning; one of one or two letters as it is written.
    create function cotizacion_consulta(palabras text) returns tsquery language sql immutable strict parallel safe
      return (
        select coalesce(string_agg(quote_literal(left(palabra, 60))
          || case when length(palabra) > 2 then ':*' else '' end, ' & '), '')::tsquery
        from unnest(regexp_split_to_array(sin_acentos(palabras), '\\s+')) palabra where palabra <> ''
      );

    -- beside them state and places, so that a search inside a tab or an enterprise needs no other index
    create function cotizacion_texto() returns trigger language plpgsql as $$
    begin
      new.texto := case when new.reemplazada then ''::tsvector else array_to_tsvector(
        cotizacion_palabras(new.numero || case when new.revision > 1 then '-R' || new.revision else '' end || ' '
          || new.cliente_empresa || ' ' || new.cliente_nombre || ' ' || new.cliente_email || ' ' || new.referencia)
        || array['#' || new.estado, '#e' || new.empresa_id, '#u' || new.usuario_id]) end;
      return new;
    end $$;
    create trigger cotizacion_texto
      before insert or update of estado, reemplazada, revision, cliente_empresa, cliente_nombre, cliente_email, referencia
      on cotizacion for each row execute function cotizacion_texto();

    create index cotizacion_por_texto on cotizacion using gin (texto);
    create index cotizacion_por_estado on cotizacion (estado, creado_en desc, id desc)
      include (empresa_id, usuario_id) where not reemplazada;
    create index cotizacion_por_creado on cotizacion (creado_en desc, id desc)
      include (empresa_id, usuario_id) where not reemplazada;
    create index cotizacion_por_usuario on cotizacion (usuario_id, creado_en desc, id desc) include (estado)
      where not reemplazada;
    create index cotizacion_por_empresa on cotizacion (empresa_id, creado_en desc, id desc) include (estado, usuario_id)
      where not reemplazada;
    create index cotizacion_por_codigo on cotizacion (numero, revision, id) include (estado, empresa_id, usuario_id)
      where not reemplazada;
    create index cotizacion_por_cliente on cotizacion (cliente_empresa collate es, id)
      include (estado, empresa_id, usuario_id) where not reemplazada;
    create index cotizacion_por_total on cotizacion (moneda, total, id) include (estado, empresa_id, usuario_id)
      where not reemplazada;
    create index cotizacion_por_vigencia on cotizacion (vigencia, id) include (estado, empresa_id, usuario_id)
      where not reemplazada;
    create index cotizacion_por_aprobar on cotizacion (creado_en desc, id desc)
      where aprobacion = 'pendiente' and estado = 'pendiente' and not reemplazada;
    create index cotizacion_vence_en on cotizacion (vence_en) where estado = 'pendiente' and not reemplazada;
  `.execute(db)
}
