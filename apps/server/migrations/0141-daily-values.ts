import { type Kysely, sql } from 'kysely'

/** The daily values of dollar and UF become rows that staff write, and the days on which a missing one was told. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table tipo_cambio drop constraint tipo_cambio_pkey,
      add column id int generated always as identity primary key,
      add column version int not null default 1,
      add column creado_en timestamptz(3) not null default now(),
      add column eliminado_en timestamptz(3);
    create unique index tipo_cambio_dia on tipo_cambio (moneda, fecha) where eliminado_en is null;
    create table tipo_cambio_aviso (
      moneda text not null,
      fecha date not null,
      primary key (moneda, fecha)
    );
  `.execute(db)
}
