import { type Kysely, sql } from 'kysely'

/**
 * Offers below the hidden minimum, which are refused when they are sent: staff read them, and three of them from one
 * address or mailbox in a day are the last ones for that machine.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table oferta_rechazada (
      id int generated always as identity primary key,
      clasificado_id int not null references clasificado,
      moneda text not null check (moneda in ('USD', 'CLP')),
      monto numeric(14, 2) not null check (monto > 0),
      nombre text not null,
      email text not null,
      telefono text not null default '',
      -- keyed hash of the network that it came from
      red text not null,
      creado_en timestamptz(3) not null default now()
    );
    create index oferta_rechazada_de on oferta_rechazada (clasificado_id, creado_en desc);
    create index oferta_rechazada_email on oferta_rechazada (lower(email));
  `.execute(db)
}
