import { type Kysely, sql } from 'kysely'

/** The words of deleted listings too: their requests are found by them, which read every listing without an index. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    set local statement_timeout = 0;
    drop index clasificado_buscado;
    create index clasificado_buscado on clasificado using gin (sin_acentos(marca || ' ' || sku || ' ' || ciudad) gin_trgm_ops);
  `.execute(db)
}
