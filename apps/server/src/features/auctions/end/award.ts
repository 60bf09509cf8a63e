import { AuctionStatus } from '@portal/contract/auctions/constants'
import { nameIn } from '@portal/contract/core/names'
import type { Anyone } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { type LockedMachine, reserveForBuyer } from '#features/item-requests/service.ts'
import { note } from '../changes.ts'
import type { AuctionDeps } from '../deps.ts'
import { wonWords } from '../mails.ts'
import * as queries from '../queries.ts'

export type AwardDeps = Pick<AuctionDeps, 'env' | 'secrets' | 'mails' | 'company' | 'payments'>

interface Award {
  item: LockedMachine
  auction: queries.LockedAuction
  bidderId: number
  /** What they pay, in the currency of the auction. */
  amount: number
  turn: 1 | 2
}

/**
 * Reserves the item for a bidder at their price: 48 hours to pay. When the item cannot be reserved any more (sold or deleted
 * in another way), the auction is closed. Item and auction are locked.
 */
export async function award(db: Db, deps: AwardDeps, by: Anyone, { item, auction, bidderId, amount, turn }: Award) {
  const bidder = (await queries.getBidder(db, bidderId))!
  // lifted before the reservation, which an auction would refuse
  const free = await queries.changeAuction(db, auction.id, { estado: AuctionStatus.awarded, turno: turn })
  const { nombre, email, telefono, pais_id, empresa, idioma } = bidder
  const words = wonWords(idioma, { turn, brand: nameIn(item, 'marca', idioma) })
  const request = await orNull(db, (db) =>
    reserveForBuyer(
      db,
      deps,
      by,
      {
        item: { ...item, en_subasta: false },
        buyer: { nombre, email, telefono, pais_id, empresa, idioma },
        message: '',
      },
      { amount, author: 'sistema', comment: words.title, words },
    ),
  )
  const after = await queries.changeAuction(
    db,
    auction.id,
    request ? { solicitud_id: request.id } : { estado: AuctionStatus.closed, turno: free.turno },
  )
  await note(db, by, request ? 'auctions.awarded' : 'auctions.closed', auction, after)
  return after
}

/** A refusal undoes its own writes only. */
async function orNull<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T | null> {
  try {
    return await inTransaction(db, work)
  } catch (error) {
    if (error instanceof Refusal && error.entry.status < 500) return null
    throw error
  }
}
