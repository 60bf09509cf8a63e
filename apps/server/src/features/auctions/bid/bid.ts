import { AuctionState } from '@portal/contract/auctions/constants'
import { type auctionDoneMessages, auctionMessages as m } from '@portal/contract/auctions/messages'
import type { BidSchema } from '@portal/contract/auctions/schemas'
import type { Of } from '@portal/contract/core/fields'
import { isWholeMoney } from '@portal/contract/core/money'
import { askedInAuction, distanceOf } from '@portal/contract/marketplace/far-amounts'
import type { Caller } from '#core/base/actor.ts'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { lockItem } from '#features/item-requests/service.ts'
import { changeOf, itemChangeOf } from '../changes.ts'
import type { AuctionDeps } from '../deps.ts'
import { noteOutbid } from '../outbid.ts'
import * as queries from '../queries.ts'
import { type Bid, type Entry, isPlaced, placeBid, type Standing } from '../rules/bidding.ts'
import { endAfterBid, stateAt } from '../rules/times.ts'
import { openBidder, refuseSeller } from './opened.ts'

/** What became of an accepted bid, by the name of its message. */
export type BidResult = keyof Pick<typeof auctionDoneMessages, 'leading' | 'outbid' | 'raised'>

/**
 * Places an irrevocable bid of the bidder with this link: accepted bids are ordered by the lock of the item and by the
 * database's clock under it. Throws `notStarted` before the start, `auctionEnded` from the end on, `offerTooLow` below
 * the smallest bid, `sellersSide` for the seller's side, `linkInvalid` for a link that was withdrawn.
 */
export async function bid(
  deps: AuctionDeps,
  caller: Caller,
  token: string,
  form: Of<typeof BidSchema>,
): Promise<BidResult> {
  const bidder = await openBidder(deps, token)
  await refuseSeller(deps.db, bidder)
  return inTransaction(deps.db, async (db) => {
    await lockItem(db, bidder.clasificado_id)
    const auction = (await queries.lockAuction(db, bidder.subasta_id))!
    await refuseWithdrawn(db, bidder.id)
    refuseOutsideTime(auction)
    return store(db, deps, caller, auction, {
      bidderId: bidder.id,
      amount: form.monto,
      isMaximum: form.es_maximo,
      isSure: form.confirmado,
    })
  })
}

/** Whoever took their e-mail back while this bid waited bids no more. */
async function refuseWithdrawn(db: Db, bidderId: number): Promise<void> {
  const bidder = await queries.getBidder(db, bidderId)
  if (!bidder || bidder.retirado_en) throw new Refusal(m.linkInvalid)
}

function refuseOutsideTime(auction: queries.LockedAuction): void {
  const state = stateAt(auction, auction.ahora)
  if (state === AuctionState.coming) throw new Refusal(m.notStarted)
  if (state !== AuctionState.running) throw new Refusal(m.auctionEnded)
}

interface Asked extends Bid {
  /** Whether an amount far above what is asked was confirmed. */
  isSure: boolean
}

/** An amount that nobody means is refused before it changes or shows anything, whatever others have named. */
function refuseFar({ precio_inicial, precio_actual }: queries.LockedAuction, { amount, isSure }: Asked): void {
  const distance = distanceOf(amount, askedInAuction(precio_inicial, precio_actual))
  if (distance === 'absurd') throw fieldRefusal('monto', m.amountAbsurd)
  if (distance === 'far' && !isSure) throw fieldRefusal('monto', m.amountFar)
}

async function store(
  db: Db,
  deps: AuctionDeps,
  caller: Caller,
  auction: queries.LockedAuction,
  asked: Asked,
): Promise<BidResult> {
  if (!isWholeMoney(asked.amount, auction.moneda)) throw fieldRefusal('monto', m.bidInvalid)
  refuseFar(auction, asked)
  const before = standingOf(auction)
  const outcome = placeBid(termsOf(auction), before, asked)
  if (!isPlaced(outcome))
    throw new Refusal(m.offerTooLow, { fields: { monto: m.offerTooLow.code }, data: { minimo: outcome.minimum } })

  const { standing, entries } = outcome
  await queries.insertBids(
    db,
    entries.map((entry, place) =>
      rowOf(auction, caller.ip, { ...entry, isMaximum: asked.isMaximum, at: auction.ahora }, place),
    ),
  )
  const end = endAfterBid({ now: auction.ahora, end: auction.fin_efectivo, plannedEnd: auction.termina_en })
  await queries.changeAuction(db, auction.id, {
    precio_actual: standing.price,
    lider_id: standing.bidderId,
    lider_maximo: standing.maximum,
    pujas: auction.pujas + entries.filter(({ isVisible }) => isVisible).length,
    ultimo_orden: auction.ultimo_orden + entries.length,
    fin_efectivo: end,
  })
  await record(db, caller, {
    action: 'auctions.bid',
    entity: 'subasta',
    id: auction.id,
    after: { postor_id: asked.bidderId, monto: asked.amount, fin_efectivo: end },
    announces: [changeOf(auction.id), await itemChangeOf(db, auction.clasificado_id)],
  })
  if (before && before.bidderId !== standing.bidderId) await noteOutbid(db, deps, before.bidderId)
  if (standing.bidderId !== asked.bidderId) return 'outbid'
  return before?.bidderId === asked.bidderId ? 'raised' : 'leading'
}

export const termsOf = ({ moneda, precio_inicial, precio_reserva }: queries.LockedAuction) => ({
  currency: moneda,
  startPrice: precio_inicial,
  reservePrice: precio_reserva,
})

function standingOf({ precio_actual, lider_id, lider_maximo }: queries.LockedAuction): Standing | null {
  if (precio_actual === null || lider_id === null || lider_maximo === null) return null
  return { price: precio_actual, bidderId: lider_id, maximum: lider_maximo }
}

export const rowOf = (
  auction: queries.LockedAuction,
  ip: string,
  entry: Entry & { isMaximum: boolean; at: Date },
  place: number,
) => ({
  subasta_id: auction.id,
  orden: auction.ultimo_orden + place + 1,
  postor_id: entry.bidderId,
  monto: entry.amount,
  maximo: entry.maximum,
  es_automatica: entry.isAutomatic,
  es_visible: entry.isVisible,
  es_maximo: entry.maximum === null ? null : entry.isMaximum,
  ip: entry.isAutomatic ? '' : ip,
  creado_en: entry.at,
})
