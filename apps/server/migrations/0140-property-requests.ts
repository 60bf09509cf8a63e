import { type Kysely, sql } from 'kysely'

/** Requests for properties may be in UF until they are reserved; a payment stores the rate that its amount came from. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table solicitud_clasificado drop constraint solicitud_clasificado_moneda_check,
      add constraint solicitud_clasificado_moneda_check check (moneda in ('USD', 'CLP', 'UF')),
      add constraint solicitud_clasificado_moneda_pagada check (moneda <> 'UF' or estado_id not in (23, 24));
    drop index solicitud_de_propiedad;
    create index solicitud_de_propiedad on solicitud_clasificado (propiedad_id, creado_en desc) where propiedad_id is not null;
    alter table pago add column tipo_cambio jsonb;
  `.execute(db)
}
