import { type Kysely, sql } from 'kysely'

/**
 * Changes of one cost of all products of a country at once (rule prices/cost-change), and the versions before and after
 * each.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table producto_costos_cambio (
      id int generated always as identity primary key,
      pais_id int not null references pais,
      componente text not null,
      porcentaje numeric(12, 6) not null,
      sigue_precio boolean not null,
      vigente_desde date not null,
      creado_por int not null references usuario,
      creado_en timestamptz(3) not null default now(),
      deshecho_por int references usuario,
      deshecho_en timestamptz(3)
    );

    create table producto_costos_cambio_fila (
      cambio_id int not null references producto_costos_cambio,
      configuracion_id int not null references producto_costos_configuracion,
      antes_id int not null references producto_costos_version,
      despues_id int not null references producto_costos_version,
      -- of the projection, once it was changed: a later one means that someone saved it since
      version int not null,
      primary key (cambio_id, configuracion_id)
    );
  `.execute(db)
}
