import { type Kysely, sql } from 'kysely'

/**
 * Each country has its tax from a day on; until now the settings held that of Chile alone, which stays where an earlier
 * release reads it. A quote keeps the name of its tax, and whether seller and client are in one country: of earlier
 * ones that is known of taxed ones only.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table cotizacion
      add impuesto_nombre text not null default '',
      add venta_interna boolean not null default false;
    create function con_tasas(valor jsonb) returns jsonb language sql immutable as $$
      select valor || jsonb_build_object('tasas', jsonb_build_array(jsonb_build_object(
        'pais_id', 152, 'nombre', 'IVA', 'tasa', coalesce(valor -> 'iva', '19'), 'desde', '2003-10-01')))
    $$;
    update ajuste set valor = con_tasas(valor) where clave = 'impuestos';
    update ajuste_version set valor = con_tasas(valor) where clave = 'impuestos';
    drop function con_tasas(jsonb);
  `.execute(db)
}
