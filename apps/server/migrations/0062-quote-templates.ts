import { type Kysely, sql } from 'kysely'

/** Quotes to begin another one from: products and service under a name, of one person or of his enterprise. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table cotizacion_plantilla (
      id int generated always as identity primary key,
      usuario_id int not null references usuario,
      -- null: of a customer without one, who has nobody to share it with
      empresa_id int references empresa,
      compartida boolean not null default false check (not compartida or empresa_id is not null),
      nombre text not null,
      nombre_en text not null default '',
      -- printed under the lines, in the language of the client
      observaciones text not null default '',
      observaciones_en text not null default '',
      moneda text not null check (moneda in ('USD', 'CLP')),
      -- products and figures without prices: those are of the day on which it is used
      lineas jsonb not null,
      servicio jsonb,
      version int not null default 1,
      creado_en timestamptz(3) not null default now(),
      actualizado_en timestamptz(3) not null default now(),
      eliminado_en timestamptz(3)
    );
    create unique index cotizacion_plantilla_propia on cotizacion_plantilla (usuario_id, lower(nombre))
      where eliminado_en is null;
    create unique index cotizacion_plantilla_compartida on cotizacion_plantilla (empresa_id, lower(nombre))
      where compartida and eliminado_en is null;
  `.execute(db)
}
