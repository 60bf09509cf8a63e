import { type Kysely, sql } from 'kysely'

/** Quotes that renew a license, or follow a demo, once they are confirmed. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table cotizacion add column licencia_id int references licencia;
    create index cotizacion_licencia on cotizacion (licencia_id) where licencia_id is not null;

    -- the confirmed quote that a period was bought with; each gives one
    alter table licencia_periodo add column cotizacion_id int references cotizacion;
    create unique index licencia_periodo_cotizacion on licencia_periodo (cotizacion_id);

    alter table licencia drop constraint licencia_origen_check,
      add constraint licencia_origen_check
        check (origen in ('personal', 'demo', 'workshop', 'importacion', 'cotizacion'));
  `.execute(db)
}
