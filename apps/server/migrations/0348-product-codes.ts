import { type Kysely, sql } from 'kysely'

/**
 * The code by which a company knows a product in its other programs (decision 123): empty when it has none, otherwise of
 * one product. Earlier releases write none.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table producto add column codigo text not null default '';
    create unique index producto_codigo on producto (sin_acentos(codigo)) where codigo <> '' and estado_id <> 0;
  `.execute(db)
}
