import { type Kysely, sql } from 'kysely'

/** The inspection sheet of a machine, and how completely it is documented (rule marketplace/inspection-sheet). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- as completenessOf of the contract: a test compares both
    create function clasificado_puntaje(
      imagenes jsonb, serie text, horometro numeric, horometro_fecha date, fallas text, sin_fallas boolean,
      descripcion text, estados text[]
    ) returns int language sql immutable parallel safe as $$
      select 5 * (select count(distinct imagen ->> 'vista')::int from jsonb_array_elements(imagenes) imagen
          where imagen ->> 'vista' in (
            'frente', 'atras', 'izquierda', 'derecha', 'cabina', 'motor', 'rodado', 'horometro'))
        + case when serie <> '' then 10 else 0 end
        + case when horometro is not null then 7 else 0 end
        + case when horometro is not null and horometro_fecha is not null then 3 else 0 end
        + case when sin_fallas or fallas <> '' then 15 else 0 end
        + case when length(descripcion) >= 120 then 10 else 0 end
        + 3 * (select count(*)::int from unnest(estados) estado where estado <> 'no_revisado')
    $$;

    alter table clasificado
      add column serie text not null default '',
      add column horometro numeric(9, 1),
      add column horometro_fecha date,
      add column fallas text not null default '',
      add column sin_fallas boolean not null default false,
      add column estado_motor text check (estado_motor in ('bueno', 'gastado', 'por_reparar', 'no_revisado')),
      add column estado_hidraulica text check (estado_hidraulica in ('bueno', 'gastado', 'por_reparar', 'no_revisado')),
      add column estado_transmision text check (estado_transmision in ('bueno', 'gastado', 'por_reparar', 'no_revisado')),
      add column estado_rodado text check (estado_rodado in ('bueno', 'gastado', 'por_reparar', 'no_revisado')),
      add column estado_electrico text check (estado_electrico in ('bueno', 'gastado', 'por_reparar', 'no_revisado'));
    alter table clasificado add column puntaje int not null generated always as (
      clasificado_puntaje(imagenes, serie, horometro, horometro_fecha, fallas, sin_fallas, descripcion,
        array[estado_motor, estado_hidraulica, estado_transmision, estado_rodado, estado_electrico])) stored;

    -- the best documented first, with what the list filters by, so that the table itself is not read
    create index clasificado_por_puntaje on clasificado (puntaje desc, creado_en desc, id desc)
      include (categoria_id, pais_id, condicion, anio, moneda, precio_publico, arriendo_publico, es_venta, es_arriendo,
        tiempo_uso, ciudad_buscada, vence_en)
      where es_publico;
  `.execute(db)
}
