import { type Kysely, sql } from 'kysely'

/** The number of an item from the millionth on: cut off at six digits it was that of an earlier one, and nothing could be saved. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create function clasificado_numero() returns text language sql volatile
      return (select 'M-' || lpad(numero::text, greatest(6, length(numero::text)), '0') from nextval('clasificado_sku') numero);
    alter table clasificado alter column sku set default clasificado_numero();
  `.execute(db)
}
