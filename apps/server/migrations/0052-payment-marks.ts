import { type Kysely, sql } from 'kysely'

/** Who began a payment, and whether the provider was asked again after it ended without money. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- version of the client's link whose mark began the payment; null: begun without one, by anybody who knows the request
    alter table pago add column enlace_version int;
    -- when the provider was asked once more about a payment that ended without money
    alter table pago add column revisado_en timestamptz(3);
    update pago set revisado_en = now() where estado in ('rechazada', 'abortada', 'tiempo_agotado', 'error_formulario');
    create index pago_por_revisar on pago (creado_en)
      where revisado_en is null and token is not null
        and estado in ('rechazada', 'abortada', 'tiempo_agotado', 'error_formulario');
  `.execute(db)
}
