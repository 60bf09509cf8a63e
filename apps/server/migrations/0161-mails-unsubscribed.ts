import { type Kysely, sql } from 'kysely'

/** The address that ends mails of a kind with one click (RFC 8058), for the header of each of them. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table correo add column url_baja text`.execute(db)
}
