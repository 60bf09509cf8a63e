import { sql } from 'kysely'
import type { Db } from '#core/database/db.ts'

/** Makes the one table that the door needs to count calls, in a database without migrations. */
export async function aLimitTable(db: Db): Promise<void> {
  await sql`create table limite (
    clave text, desde timestamptz(3), cuenta int not null, vence_en timestamptz(3) not null, primary key (clave, desde)
  )`.execute(db)
}
