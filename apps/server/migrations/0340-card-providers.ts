import { type Kysely, sql } from 'kysely'

/** Whose form took the card of a payment (decision 120). Earlier releases know Webpay alone, and write nothing here. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table pago add column proveedor text not null default 'webpay'
      check (proveedor in ('webpay', 'stripe', 'mercadopago'))
  `.execute(db)
}
