import { type RawBuilder, sql } from 'kysely'
import type { Db } from './db.ts'

/** A person by what they are recognized by: e-mails in small letters, and phones. */
export interface Addresses {
  id: number
  emails: readonly string[]
  telefonos: readonly string[]
}

/** Where a page continues: rows older than this moment, or as old with a smaller id. */
export interface Before {
  at: Date
  id: number
}

/** Where the rows of a feature name a person. */
interface Named {
  /** Tables and joins, */
  from: RawBuilder<unknown>
  /** which of them the reader may see, */
  where: RawBuilder<boolean>
  /** what an entry shows of each, `id` and `momento` among it, */
  columns: RawBuilder<unknown>
  /** and what they are found and sorted by: expressions of indexes that end with moment and id. */
  email: RawBuilder<unknown>
  phone: RawBuilder<unknown>
  at: RawBuilder<unknown>
  id: RawBuilder<unknown>
}

/** Returns the newest rows about a person by any of their addresses: as many of each in the order of its index. */
export async function newestAbout<Row>(
  db: Db,
  { emails, telefonos }: Addresses,
  before: Before | null,
  most: number,
  { from, where, columns, email, phone, at, id }: Named,
): Promise<Row[]> {
  const older = before === null ? sql`true` : sql`(${at}, ${id}) < (${before.at}, ${before.id})`
  const by = (addresses: readonly string[], column: RawBuilder<unknown>) => sql`
    select entrada.* from unnest(${addresses}::text[]) direccion cross join lateral (
      select ${columns} from ${from} where ${column} = direccion and direccion <> '' and ${where} and ${older}
      order by ${at} desc, ${id} desc limit ${sql.lit(most)}
    ) entrada`
  const { rows } = await sql<Row>`
    select * from (${by(emails, email)} union ${by(telefonos, phone)}) entradas
    order by momento desc, id desc limit ${sql.lit(most)}`.execute(db)
  return rows
}
