import { propertyCategoryNames } from '@portal/contract/properties/constants'
import { type Kysely, sql } from 'kysely'

interface Tables {
  propiedad_categoria: { id: number; nombre: string; nombre_en: string }
}

/** Properties, the second kind of item of the marketplace: their rows, words and history; pictures and edits are shared. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await sql`
    create table propiedad_categoria (
      id int primary key,
      nombre text not null,
      nombre_en text not null
    )`.execute(db)
  await db
    .insertInto('propiedad_categoria')
    .values(
      Object.entries(propertyCategoryNames).map(([id, { es, en }]) => ({ id: Number(id), nombre: es, nombre_en: en })),
    )
    .execute()
  await sql`
    -- the daily value of the unidad de fomento stands with that of the dollar, both in pesos
    alter table tipo_cambio drop constraint tipo_cambio_moneda_check,
      add constraint tipo_cambio_moneda_check check (moneda in ('USD', 'UF'));

    create sequence propiedad_sku;
    create function propiedad_numero() returns text language sql volatile
      return (select 'P-' || lpad(numero::text, greatest(6, length(numero::text)), '0') from nextval('propiedad_sku') numero);

    create table propiedad (
      id int generated always as identity primary key,
      usuario_id int not null references usuario,
      categoria_id int not null references propiedad_categoria,
      pais_id int not null references pais,
      anio int not null,
      -- 1 sale, 2 rent, 3 rent with promise of purchase
      condicion int not null check (condicion in (1, 2, 3)),
      publicacion int not null default 1 check (publicacion in (0, 1)),
      aprobacion int not null default 0 check (aprobacion in (0, 1, 2)),
      -- derived from the requests by a trigger, never written by hand
      estado_comercial int not null default 5,
      version int not null default 1,
      es_venta_externa boolean not null default false,
      es_exento boolean not null default false,
      consultar_precio boolean not null default false,
      muestra_ubicacion boolean not null default false,
      destacado boolean not null default false,
      creado_en timestamptz(3) not null default now(),
      actualizado_en timestamptz(3) not null default now(),
      aprobado_en timestamptz(3),
      reserva_vence_en timestamptz(3),
      vendido_en timestamptz(3),
      eliminado_en timestamptz(3),
      rebajado_en timestamptz(3),
      empresa_id int references empresa,
      habitaciones int,
      banos int,
      estacionamientos int,
      piso int,
      total_pisos int,
      metros_construidos numeric(12, 2) not null default 0,
      metros_terreno numeric(14, 2) not null default 0,
      -- the sale price, or the rent of a month
      precio numeric(16, 2) not null default 0,
      -- what the client pays (rule marketplace/external-sale); equal to precio unless it is an external sale
      precio_final numeric(16, 2) not null default 0,
      utilidad_porcentaje numeric(7, 4),
      utilidad_monto numeric(16, 2),
      comision_porcentaje numeric(7, 4) not null default 0,
      comision_monto numeric(16, 2) not null default 0,
      gastos_comunes numeric(16, 2),
      -- by how much the price fell when it was last lowered
      rebaja_porcentaje numeric(4, 1),
      -- of a rent with promise of purchase
      plazo_meses int,
      precio_compra numeric(16, 2),
      abono_porcentaje numeric(7, 4),
      opcion_hasta date,
      latitud double precision check (latitud between -90 and 90),
      longitud double precision check (longitud between -180 and 180),
      sku text not null unique default propiedad_numero(),
      titulo text not null,
      ciudad text not null,
      moneda text not null default 'USD' check (moneda in ('USD', 'CLP', 'UF')),
      motivo_rechazo text,
      motivo_rechazo_codigo smallint,
      descripcion text not null,
      caracteristicas jsonb not null default '[]',
      imagenes jsonb not null default '[]',
      es_publico boolean not null generated always as (
        publicacion = 1 and aprobacion = 1 and eliminado_en is null and vendido_en is null) stored,
      precio_publico numeric(16, 2) generated always as (case when not consultar_precio then precio_final end) stored,
      ciudad_buscada text generated always as (sin_acentos(ciudad)) stored,
      -- the middle of a square of some 300 m, unless its owner shows the place itself
      latitud_publica double precision generated always as (
        case when muestra_ubicacion then latitud else round(latitud / 0.0027) * 0.0027 end) stored,
      longitud_publica double precision generated always as (
        case when muestra_ubicacion then longitud
          else round(longitud * greatest(cos(radians(round(latitud / 0.0027) * 0.0027)), 0.01) / 0.0027) * 0.0027
            / greatest(cos(radians(round(latitud / 0.0027) * 0.0027)), 0.01) end) stored,
      portada text generated always as (
        '"url_imagenes":[' || coalesce((imagenes #> '{0,urls,640}')::text, 'null') || '],"imagenes":[' || (imagenes -> 0)::text || ']'
      ) stored,
      texto tsvector not null default ''::tsvector
    );
    alter table propiedad set (toast_tuple_target = 400);
    alter table propiedad alter column texto set storage external, alter column imagenes set storage external,
      alter column portada set storage external;

    create index propiedad_por_publico on propiedad (creado_en desc, id desc)
      include (categoria_id, pais_id, condicion, moneda, precio_publico, metros_construidos, metros_terreno, habitaciones, banos)
      where es_publico;
    create index propiedad_por_condicion on propiedad (condicion, categoria_id, creado_en desc, id desc)
      include (pais_id, moneda, precio_publico, metros_construidos, metros_terreno, habitaciones, banos) where es_publico;
    create index propiedad_por_pais on propiedad (pais_id, categoria_id, creado_en desc, id desc)
      include (condicion, moneda, precio_publico, metros_construidos, metros_terreno, habitaciones, banos) where es_publico;
    create index propiedad_por_precio on propiedad (moneda desc, precio_publico, id)
      include (categoria_id, pais_id, condicion, creado_en, metros_construidos) where es_publico;
    create index propiedad_por_precio_mayor on propiedad (moneda desc, precio_publico desc nulls last, id desc)
      where es_publico;
    create index propiedad_por_metros on propiedad (metros_construidos desc, id desc)
      include (categoria_id, pais_id, condicion, moneda, precio_publico, creado_en) where es_publico;
    create index propiedad_por_ciudad on propiedad (ciudad_buscada, creado_en desc, id desc) where es_publico;
    create index propiedad_por_destacado on propiedad (creado_en desc, id desc) where es_publico and destacado;
    create index propiedad_por_lugar on propiedad using gist (point(longitud_publica, latitud_publica))
      where es_publico and latitud_publica is not null;
    create index propiedad_por_texto on propiedad using gin (texto) where es_publico;
    create index propiedad_por_usuario on propiedad (usuario_id, creado_en desc, id desc) where eliminado_en is null;
    create index propiedad_por_aprobacion on propiedad (aprobacion, creado_en desc, id desc) where eliminado_en is null;
    create index propiedad_por_creado_en on propiedad (creado_en desc, id desc) where eliminado_en is null;
    create index propiedad_buscado on propiedad using gin (sin_acentos(titulo || ' ' || sku || ' ' || ciudad) gin_trgm_ops);

    -- as clasificado_texto: number and words of the title as they are written, names in the singular, and marks
    create function propiedad_texto() returns trigger language plpgsql as $$
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
      new.texto := array_to_tsvector(array[lower(new.sku), lower(replace(new.sku, '-', '')),
          '#c' || new.categoria_id, '#p' || new.pais_id, '#n' || new.condicion])
        || setweight(to_tsvector('es_portal', para_raices(new.titulo)) || to_tsvector('simple', sin_acentos(new.titulo)), 'A')
        || setweight(to_tsvector('es_portal', para_raices(nombres))
          || to_tsvector('es_portal', regexp_replace(categoria.nombre_en, 's\\M', '', 'g'))
          || to_tsvector('simple', sin_acentos(nombres)), 'B')
        || setweight(to_tsvector('es_portal', lugar) || to_tsvector('simple', sin_acentos(lugar)), 'C')
        || setweight(to_tsvector('es_portal', para_raices(new.descripcion)), 'D');
      return new;
    end $$;
    create trigger propiedad_texto before insert or update of titulo, categoria_id, pais_id, condicion, ciudad, descripcion
      on propiedad for each row execute function propiedad_texto();
    create table propiedad_palabra (palabra text primary key, escrita text not null, veces int not null, lexema text);
    create index propiedad_palabra_parecida on propiedad_palabra using gin (palabra gin_trgm_ops);
    create index propiedad_palabra_lexema on propiedad_palabra (lexema);

    -- every price and state that a property had (rule properties/price-history)
    create table propiedad_historial (
      id bigint generated always as identity primary key,
      propiedad_id int not null references propiedad,
      moneda text not null,
      precio numeric(16, 2) not null,
      publicacion int not null,
      aprobacion int not null,
      estado_comercial int not null,
      creado_en timestamptz(3) not null default now()
    );
    create index propiedad_historial_de on propiedad_historial (propiedad_id, id desc);
    create function propiedad_historia() returns trigger language plpgsql as $$
    begin
      insert into propiedad_historial (propiedad_id, moneda, precio, publicacion, aprobacion, estado_comercial)
      values (new.id, new.moneda, new.precio_final, new.publicacion, new.aprobacion, new.estado_comercial);
      return null;
    end $$;
    create trigger propiedad_historia_nueva after insert on propiedad for each row execute function propiedad_historia();
    create trigger propiedad_historia after update on propiedad for each row
      when ((old.moneda, old.precio_final, old.publicacion, old.aprobacion, old.estado_comercial)
        is distinct from (new.moneda, new.precio_final, new.publicacion, new.aprobacion, new.estado_comercial))
      execute function propiedad_historia();

    -- A fall is what is below every price of the last 30 days: raised for a day and lowered again is none.
    create function propiedad_rebaja() returns trigger language plpgsql as $$
    declare base numeric;
    begin
      select least(old.precio_final, min(precio)) into base from propiedad_historial
      where propiedad_id = new.id and moneda = new.moneda and precio > 0 and aprobacion = 1
        and creado_en > now() - interval '30 days';
      if new.moneda = old.moneda and old.aprobacion = 1 and new.precio_final > 0 and new.precio_final < base then
        new.rebaja_porcentaje := round(100 * (base - new.precio_final) / base, 1);
        new.rebajado_en := now();
      else
        new.rebaja_porcentaje := null;
        new.rebajado_en := null;
      end if;
      return new;
    end $$;
    create trigger propiedad_rebaja before update of precio_final, moneda on propiedad for each row
      when ((old.moneda, old.precio_final) is distinct from (new.moneda, new.precio_final))
      execute function propiedad_rebaja();

    -- a picture or an edit is of one item of one kind
    alter table clasificado_imagen add column propiedad_id int references propiedad,
      add check (clasificado_id is null or propiedad_id is null);
    drop index clasificado_imagen_libre;
    create index clasificado_imagen_libre on clasificado_imagen (libre_desde)
      where clasificado_id is null and propiedad_id is null;
    create index clasificado_imagen_de_propiedad on clasificado_imagen (propiedad_id) where propiedad_id is not null;
    alter table clasificado_version alter column clasificado_id drop not null,
      add column propiedad_id int references propiedad,
      add check (num_nonnulls(clasificado_id, propiedad_id) = 1);
    create unique index propiedad_version_pendiente on clasificado_version (propiedad_id) where estado = 'pendiente';
    create index propiedad_version_vigente on clasificado_version (propiedad_id, id desc)
      where estado in ('pendiente', 'rechazada');

    -- a request for a property stands in the table of all requests (rule requests/one-table)
    alter table solicitud_clasificado add column propiedad_id int references propiedad,
      add check (propiedad_id is null or (tipo = 'propiedad' and clasificado_id is null));
    create index solicitud_de_propiedad on solicitud_clasificado (propiedad_id, id desc) where propiedad_id is not null;
    create unique index solicitud_propiedad_unica on solicitud_clasificado (propiedad_id) where estado_id in (23, 24, 26);

    create function propiedad_derivar(cual int) returns void language sql as $$
      update propiedad set
        estado_comercial = coalesce((
          select estado_id from solicitud_clasificado
          where propiedad_id = propiedad.id and estado_id in (21, 22, 23, 24, 25, 26)
          order by array_position(array[26, 24, 23, 22, 21, 25], estado_id), id
          limit 1), case when vendido_en is null then 5 else 26 end),
        reserva_vence_en = (
          select vence_en from solicitud_clasificado
          where propiedad_id = propiedad.id and estado_id in (23, 24) limit 1)
      where id = cual
    $$;
    create or replace function solicitud_deriva() returns trigger language plpgsql as $$
    begin
      if new.propiedad_id is not null then perform propiedad_derivar(new.propiedad_id);
      elsif new.clasificado_id is not null and new.tipo <> 'propiedad' then perform clasificado_derivar(new.clasificado_id);
      end if;
      return null;
    end $$;
  `.execute(db)
}
