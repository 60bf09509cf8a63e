import { type Kysely, sql } from 'kysely'

/** What a product costs and sells at in a country, in versions that begin to hold on a day and are never rewritten. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- where a product is offered: only there it gets a projection
    create table producto_pais (
      producto_id int not null references producto,
      pais_id int not null references pais,
      primary key (producto_id, pais_id)
    );

    create table producto_costos_configuracion (
      id int generated always as identity primary key,
      producto_id int not null references producto,
      pais_id int not null references pais,
      creado_en timestamptz(3) not null default now(),
      eliminado_en timestamptz(3),
      version int not null default 1
    );
    create unique index producto_costos_configuracion_lugar on producto_costos_configuracion (producto_id, pais_id)
      where eliminado_en is null;

    -- in US dollars for one unit; percentages are on cost
    create table producto_costos_version (
      id int generated always as identity primary key,
      configuracion_id int not null references producto_costos_configuracion,
      vigente_desde date not null,
      unidad_id int not null references producto_unidad,
      costo_cable numeric(18, 6) not null,
      costo_pcb numeric(18, 6) not null,
      costo_plastico numeric(18, 6) not null,
      costo_filamento numeric(18, 6) not null,
      costo_superficie numeric(18, 6) not null,
      costo_resina numeric(18, 6) not null,
      costo_oring numeric(18, 6) not null,
      costo_extras numeric(18, 6) not null,
      royalty_monto numeric(18, 6) not null,
      royalty_porcentaje numeric(12, 6) not null,
      royalty_total numeric(18, 6) not null,
      total_com numeric(18, 6) not null,
      precio_sugerido numeric(18, 6) not null check (precio_sugerido > 0),
      -- null: the unit costs nothing
      porcentaje_sugerido numeric(18, 6),
      porcentaje_utilidad numeric(14, 6) not null,
      costo_master numeric(18, 6) not null check (costo_master >= total_com),
      margen_master numeric(14, 6) not null,
      costo_distribuidor numeric(18, 6) not null check (costo_distribuidor >= costo_master),
      -- first and last unit, discount and price of each range
      rangos jsonb not null,
      creado_por int,
      creado_en timestamptz(3) not null default now()
    );
    -- of two that begin on one day, the later one holds
    create index producto_costos_version_vigente
      on producto_costos_version (configuracion_id, vigente_desde desc, id desc);
  `.execute(db)
}
