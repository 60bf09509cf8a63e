import { type Kysely, sql } from 'kysely'

/** The number by which its tax office knows an enterprise and the client of a quote; empty while nobody typed it. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table empresa add identificador_tributario text not null default '';
    alter table cotizacion add cliente_identificador text not null default '';
  `.execute(db)
}
