import { type Kysely, sql } from 'kysely'

/** Products with their prices at one branch office, by the quantity that is bought. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table producto_configuracion (
      id int generated always as identity primary key,
      producto_id int not null references producto,
      sucursal_id int not null references sucursal,
      -- what the values of its tiers are: amounts, or percentages off the suggested price
      modo text not null check (modo in ('precio', 'descuento')),
      creado_por int,
      creado_en timestamptz(3) not null default now(),
      eliminado_en timestamptz(3),
      version int not null default 1
    );
    create unique index producto_configuracion_sucursal on producto_configuracion (sucursal_id, producto_id)
      where eliminado_en is null;
    create index producto_configuracion_producto on producto_configuracion (producto_id) where eliminado_en is null;

    create table producto_configuracion_tramo (
      producto_configuracion_id int not null references producto_configuracion,
      -- the first unit of the tier; it ends before the next one
      desde int not null check (desde > 0),
      valor numeric(14, 2) not null check (valor >= 0),
      primary key (producto_configuracion_id, desde)
    );
  `.execute(db)
}
