import { type Kysely, sql } from 'kysely'

/**
 * Quotes and their templates may be in more currencies, and those have a daily value too: that of one dollar. Which
 * currencies there are is said by the contract, which every write passes.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table cotizacion drop constraint cotizacion_moneda_check,
      add constraint cotizacion_moneda_check check (moneda ~ '^[A-Z]{3}$');
    alter table cotizacion_plantilla drop constraint cotizacion_plantilla_moneda_check,
      add constraint cotizacion_plantilla_moneda_check check (moneda ~ '^[A-Z]{3}$');
    alter table tipo_cambio drop constraint tipo_cambio_moneda_check,
      add constraint tipo_cambio_moneda_check check (moneda = 'UF' or moneda ~ '^[A-Z]{3}$');
  `.execute(db)
}
