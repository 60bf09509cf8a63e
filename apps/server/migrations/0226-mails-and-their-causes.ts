import { type Kysely, sql } from 'kysely'

/**
 * Who caused a mail, for a day: an account, an API key or a network, as the limits name them. PINs whose mail was not
 * sent do not make their owner wait.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table correo add column causa text`.execute(db)
  await sql`create index correo_causa on correo (causa, creado_en) where causa is not null`.execute(db)
  await sql`alter table pin add column sin_correo boolean not null default false`.execute(db)
}
