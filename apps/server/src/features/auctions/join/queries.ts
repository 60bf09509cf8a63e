import { type Insertable, sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { SubastaPostor } from '#core/database/schema.ts'

/** Returns the bidder of an auction with this e-mail, in whatever case. */
export const findBidder = (db: Db, auctionId: number, email: string) =>
  db
    .selectFrom('subasta_postor')
    .select(['id', 'verificado_en', 'retirado_en'])
    .where('subasta_id', '=', auctionId)
    .where(({ eb, fn }) => eb(fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst()

export async function insertBidder(db: Db, row: Insertable<SubastaPostor>): Promise<void> {
  await db.insertInto('subasta_postor').values(row).execute()
}

/** The number of the next verified bidder of an auction, under its lock. */
export async function nextNumber(db: Db, auctionId: number): Promise<number> {
  const { last } = await db
    .selectFrom('subasta_postor')
    .select(({ fn }) => fn.coalesce(fn.max('numero'), sql<number>`0`).as('last'))
    .where('subasta_id', '=', auctionId)
    .executeTakeFirstOrThrow()
  return last + 1
}

/** Returns the auction of an item that takes bidders: it runs or comes. */
export const findOpen = (db: Db, itemId: number) =>
  db
    .selectFrom('subasta')
    .select('id')
    .where('clasificado_id', '=', itemId)
    .where('estado', '=', 'activa')
    .executeTakeFirst()
