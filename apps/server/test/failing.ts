import { sql } from 'kysely'
import type { TestApp } from './start-app.ts'

/** Lets every write of a table fail while something is done. */
export async function failing<T>({ deps: { db } }: TestApp, table: string, work: () => Promise<T>): Promise<T> {
  await sql`alter table ${sql.table(table)} add constraint full_disk check (false) not valid`.execute(db)
  try {
    return await work()
  } finally {
    await sql`alter table ${sql.table(table)} drop constraint full_disk`.execute(db)
  }
}
