import { AuctionState } from '@portal/contract/auctions/constants'
import { auctionDoneMessages, auctionMessages as m } from '@portal/contract/auctions/messages'
import type { AuctionVoidSchema } from '@portal/contract/auctions/schemas'
import type { Of } from '@portal/contract/core/fields'
import type { Actor } from '#core/base/actor.ts'
import { Answer } from '#core/base/answers.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { zoneOfHouse } from '#core/database/days.ts'
import { lockItem } from '#features/item-requests/service.ts'
import { rowOf, termsOf } from '../bid/bid.ts'
import { note } from '../changes.ts'
import type { AuctionDeps } from '../deps.ts'
import { voidedMail } from '../mails.ts'
import * as shared from '../queries.ts'
import { type PlacedBid, replay } from '../rules/replay.ts'
import { stateAt } from '../rules/times.ts'
import { oneAuction, type View } from './detail.ts'
import { lockScoped } from './plan.ts'
import * as queries from './queries.ts'

/**
 * Takes a bid out of a running auction, with a reason, and places those that came after it again without it
 * (rule auctions/voided-bid). The rows of all bids stay as they were placed. Its bidder is told by mail. Throws
 * `notPossible` outside its time, `bidAbsent` for no such bid.
 */
export async function voidBid(
  deps: AuctionDeps,
  actor: Actor,
  id: number,
  { orden, motivo }: Of<typeof AuctionVoidSchema>,
): Promise<Answer<View>> {
  await inTransaction(deps.db, async (db) => {
    const auction = await lockScoped(db, actor, id)
    if (stateAt(auction, auction.ahora) !== AuctionState.running) throw new Refusal(m.notPossible)
    const bids = await queries.listNamed(db, id)
    const voided = bids.find((bid) => bid.orden === orden)
    if (!voided) throw new Refusal(m.bidAbsent)
    await queries.voidFrom(db, id, { orden, motivo, userId: actor.id })
    const after = await placeAgain(
      db,
      auction,
      bids.filter((bid) => bid.orden !== orden),
    )
    await note(db, actor, 'auctions.bidVoided', auction, { ...after, puja_anulada: { orden, motivo } })
    const bidder = await shared.getBidder(db, voided.postor_id)
    const item = await lockItem(db, auction.clasificado_id)
    if (!bidder || !item) return
    const about = { item, auction: after, zone: await zoneOfHouse(db) }
    await deps.mails.queue(db, voidedMail(deps, bidder, about, { ...voided, motivo }))
  })
  return new Answer(await oneAuction(deps.db, actor, id), auctionDoneMessages.bidVoided)
}

/** All bids are placed again from the first one, so that the earlier ones lead as they would have. */
async function placeAgain(
  db: Db,
  auction: shared.LockedAuction,
  bids: readonly queries.NamedBid[],
): Promise<shared.LockedAuction> {
  const placed = bids.map(
    (bid): PlacedBid => ({
      bidderId: bid.postor_id,
      amount: bid.maximo,
      isMaximum: bid.es_maximo ?? bid.monto < bid.maximo,
      at: bid.creado_en,
    }),
  )
  const { standing, entries } = replay(termsOf(auction), null, placed)
  const rows = entries.map((entry, place) => rowOf(auction, '', entry, place))
  if (rows.length > 0) await shared.insertBids(db, rows)
  const after = await shared.changeAuction(db, auction.id, {
    precio_actual: standing?.price ?? null,
    lider_id: standing?.bidderId ?? null,
    lider_maximo: standing?.maximum ?? null,
    pujas: entries.filter(({ isVisible }) => isVisible).length,
    ultimo_orden: auction.ultimo_orden + rows.length,
  })
  return { ...after, ahora: auction.ahora }
}
