import { type Kysely, sql } from 'kysely'

/** Quotes with their lines, numbers, notes and history; prices and names are copied, so that no later edit of a product changes one. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- locked by whoever numbers a quote, until his transaction ends: no gap and no duplicate (rule quotes/numbering)
    create table cotizacion_contador (
      empresa_id int not null references empresa,
      anio int not null,
      ultimo int not null,
      primary key (empresa_id, anio)
    );

    create table cotizacion (
      id int generated always as identity primary key,
      empresa_id int not null references empresa,
      sucursal_id int references sucursal,
      usuario_id int not null references usuario,
      pais_id int not null references pais,
      revision int not null default 1 check (revision > 0),
      version int not null default 1,
      enlace_version int not null default 1,
      -- what this one revises or renews
      anterior_id int references cotizacion,
      reemplazada boolean not null default false,
      estado text not null default 'pendiente' check (estado in ('pendiente', 'aprobada', 'cancelada', 'vencida')),
      aprobacion text not null default 'no_requiere'
        check (aprobacion in ('no_requiere', 'pendiente', 'aprobada', 'rechazada')),
      moneda text not null check (moneda in ('USD', 'CLP')),
      idioma text not null check (idioma in ('es', 'en')),
      numero text not null,
      codigo text not null generated always as (numero || case when revision > 1 then '-R' || revision else '' end) stored,
      creado_en timestamptz(3) not null default now(),
      actualizado_en timestamptz(3) not null default now(),
      vigencia date not null,
      -- the end of that day where the quote was issued
      vence_en timestamptz(3) not null,
      total numeric(14, 2) not null check (total > 0),
      subtotal numeric(14, 2) not null check (subtotal > 0),
      impuesto numeric(14, 2) not null check (impuesto >= 0),
      impuesto_porcentaje numeric(9, 6) not null check (impuesto_porcentaje between 0 and 100),
      servicio_total numeric(14, 2) not null default 0,
      -- professionals, days and costs of the service block; null without one
      servicio jsonb,
      cliente_empresa text not null,
      cliente_nombre text not null,
      cliente_telefono text not null,
      cliente_email text not null,
      referencia text not null default '',
      observaciones text not null default '',
      -- SHA-256 of what the client is offered
      hash text not null,
      declarada_en timestamptz(3),
      aprobacion_motivos text[] not null default '{}',
      aprobacion_rol_id int references rol,
      aprobacion_usuario_id int references usuario,
      aprobacion_en timestamptz(3),
      aprobacion_comentario text not null default '',
      enviada_en timestamptz(3),
      aprobada_en timestamptz(3),
      -- who typed the PIN; null: the client himself
      aprobada_por int references usuario,
      aprobada_ip text,
      aprobada_agente text,
      enviada_produccion_en timestamptz(3),
      produccion_correo_id bigint,
      pdf_id uuid references archivo,
      texto tsvector not null default ''::tsvector,
      unique (numero, revision)
    );
    create unique index cotizacion_anterior on cotizacion (anterior_id);
    alter table cotizacion alter column texto set storage external;

    create table cotizacion_linea (
      id bigint generated always as identity primary key,
      cotizacion_id int not null references cotizacion,
      orden int not null,
      producto_id int not null references producto,
      producto_nombre text not null,
      categoria_id int not null,
      unidad_nombre text,
      unidad_nombre_en text,
      cantidad int not null check (cantidad > 0),
      longitud_cable numeric(12, 6) not null default 0,
      cable_extra numeric(12, 6) not null default 0,
      costo_cable_metro numeric(18, 6) not null default 0,
      anios_licencia int not null default 1,
      precio_sugerido numeric(18, 6),
      -- of the branch for this quantity, when it was written
      precio_lista numeric(18, 6),
      precio_venta numeric(18, 6) not null check (precio_venta >= 0),
      descuento numeric(9, 6) not null default 0 check (descuento between 0 and 100),
      importe numeric(14, 2) not null,
      -- the version of the projection whose costs were its floor; null: none for the country
      proyeccion_version_id int references producto_costos_version,
      costo_unitario numeric(18, 6),
      -- in the quote that was renewed, where that was another price
      precio_anterior numeric(18, 6),
      unique (cotizacion_id, orden)
    );
    create index cotizacion_linea_producto on cotizacion_linea (producto_id);

    create table cotizacion_nota (
      id int generated always as identity primary key,
      cotizacion_id int not null references cotizacion,
      tipo text not null default 'nota' check (tipo in ('nota', 'anulacion', 'cambio')),
      texto text not null,
      usuario_id int references usuario,
      creado_en timestamptz(3) not null default now(),
      eliminado_en timestamptz(3)
    );
    create index cotizacion_nota_de on cotizacion_nota (cotizacion_id, id) where eliminado_en is null;

    create table cotizacion_evento (
      id bigint generated always as identity primary key,
      cotizacion_id int not null references cotizacion,
      tipo text not null,
      autor text not null check (autor in ('autor', 'personal', 'cliente', 'sistema')),
      usuario_id int references usuario,
      de_estado text,
      a_estado text,
      comentario text not null default '',
      ip text not null default '',
      creado_en timestamptz(3) not null default now()
    );
    create index cotizacion_evento_de on cotizacion_evento (cotizacion_id, id);

    -- where the mail of an approved quote goes, and who issues the quotes of people without an enterprise (null: the first one)
    insert into ajuste (clave, valor) values ('cotizaciones', '{"produccion": "produccion@example.com", "empresa_id": null}');
  `.execute(db)
}
