import { type Kysely, sql } from 'kysely'

/** Whom the answer to a mail reaches: the seller of a quote. Null: the sender of all mails. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table correo add responder_a text`.execute(db)
}
