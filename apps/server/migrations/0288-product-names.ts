import { type Kysely, sql } from 'kysely'

/**
 * Names of products in the other languages of their documents; empty: the Spanish one stands in. A line of a quote keeps
 * them next to the name that its client reads, for documents in another language; null in earlier lines.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table producto add nombre_en text not null default '', add nombre_pt text not null default '';
    alter table cotizacion_linea add nombre text, add nombre_en text, add nombre_pt text;
  `.execute(db)
}
