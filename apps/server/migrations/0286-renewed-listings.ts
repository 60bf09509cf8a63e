import { type Kysely, sql } from 'kysely'

/** The end of a listing that its owner renewed by the mailed link: a second press of the same link is told so. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table clasificado add renovado_desde timestamptz(3)`.execute(db)
}
