import { holidaysOf } from '@portal/contract/forms/holidays'
import { type Kysely, sql } from 'kysely'

/**
 * Orders in production: one for each confirmed quote, those confirmed before included, with their serial numbers,
 * documents and history.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table orden_produccion (
      id int generated always as identity primary key,
      cotizacion_id int not null unique references cotizacion,
      paso text not null default 'recibida'
        check (paso in ('recibida', 'planificada', 'en_produccion', 'lista', 'despachada', 'entregada')),
      paso_en timestamptz(3) not null default now(),
      -- last day of the term, where the house is; null while the order waits for a permit
      plazo date,
      inicio_previsto date,
      listo_previsto date,
      despacho_previsto date,
      entrega_prevista date,
      recibida_en timestamptz(3) not null default now(),
      planificada_en timestamptz(3),
      iniciada_en timestamptz(3),
      lista_en timestamptz(3),
      despachada_en timestamptz(3),
      entregada_en timestamptz(3),
      transportista text not null default '',
      seguimiento text not null default '',
      anulada_en timestamptz(3),
      version int not null default 1
    );
    create index orden_produccion_paso on orden_produccion (paso, plazo, id) where anulada_en is null;
    create index orden_produccion_plazo on orden_produccion (plazo, id) where anulada_en is null;

    create table orden_serie (
      id bigint generated always as identity primary key,
      orden_id int not null references orden_produccion,
      linea_id bigint not null references cotizacion_linea,
      producto_id int not null references producto,
      -- in capitals
      serie text not null,
      unique (producto_id, serie)
    );
    create index orden_serie_linea on orden_serie (linea_id, id);
    create index orden_serie_orden on orden_serie (orden_id);
    create index orden_serie_serie on orden_serie (serie);

    create table orden_documento (
      id int generated always as identity primary key,
      orden_id int not null references orden_produccion,
      archivo_id uuid not null references archivo,
      nombre text not null,
      bytes bigint not null,
      visible_cliente boolean not null default false,
      creado_por int not null references usuario,
      creado_en timestamptz(3) not null default now()
    );
    create index orden_documento_orden on orden_documento (orden_id, id);

    create table orden_evento (
      id bigint generated always as identity primary key,
      orden_id int not null references orden_produccion,
      tipo text not null,
      de text,
      a text,
      comentario text not null default '',
      usuario_id int references usuario,
      ip text not null default '',
      creado_en timestamptz(3) not null default now()
    );
    create index orden_evento_orden on orden_evento (orden_id, id);

    -- whether a quote has adapters or consoles, and its client may not buy them today
    create function falta_permiso(cotizacion int, correo text) returns boolean language sql stable parallel safe
      return exists (select from cotizacion_linea l where l.cotizacion_id = falta_permiso.cotizacion and l.categoria_id in (1, 2))
        and not puede_comprar(correo);
  `.execute(db)

  await sql`
    with laborable as materialized (
      select d::date as dia, row_number() over (order by d) as lugar
      from generate_series('2024-01-01'::timestamp, '2034-12-31'::timestamp, interval '1 day') d
      where extract(isodow from d) < 6 and d::date <> all (${[...holidaysOf(152)]}::date[])),
    confirmada as (
      select q.id, coalesce(q.aprobada_en, q.creado_en) as en,
        (q.enviada_produccion_en at time zone (select zona_horaria from empresa where id = casa_id()))::date as enviada,
        (select max(n.creado_en) from cotizacion_nota n
          where n.cotizacion_id = q.id and n.tipo = 'anulacion' and n.eliminado_en is null) as anulada_en
      from cotizacion q where q.estado = 'aprobada' and not q.reemplazada)
    insert into orden_produccion (cotizacion_id, paso_en, recibida_en, plazo, anulada_en)
    select c.id, c.en, c.en, plazo.dia, c.anulada_en
    from confirmada c
    left join lateral (select max(l.lugar) as lugar from laborable l where l.dia <= c.enviada) inicio on c.enviada is not null
    left join laborable plazo on plazo.lugar = inicio.lugar + 20
    order by c.id`.execute(db)
  await sql`
    insert into orden_evento (orden_id, tipo, creado_en) select id, 'abierta', recibida_en from orden_produccion;
    insert into orden_evento (orden_id, tipo, creado_en)
      select id, 'anulada', anulada_en from orden_produccion where anulada_en is not null;
  `.execute(db)
}
