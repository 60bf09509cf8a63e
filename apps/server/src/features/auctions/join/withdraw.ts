import type { Caller } from '#core/base/actor.ts'
import { inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { lockItem } from '#features/item-requests/service.ts'
import { openBidder } from '../bid/opened.ts'
import { changeOf } from '../changes.ts'
import type { AuctionDeps } from '../deps.ts'
import * as queries from '../queries.ts'

/** The bidder takes their e-mail back: its link bids no more and no mail follows, but bids already placed stand. */
export async function withdraw(
  deps: Pick<AuctionDeps, 'db' | 'secrets'>,
  caller: Caller,
  token: string,
): Promise<null> {
  const bidder = await openBidder(deps, token)
  await inTransaction(deps.db, async (db) => {
    await lockItem(db, bidder.clasificado_id)
    const { ahora: now } = (await queries.lockAuction(db, bidder.subasta_id))!
    await queries.changeBidder(db, bidder.id, { retirado_en: now, enlace_version: bidder.enlace_version + 1 })
    await record(db, caller, {
      action: 'auctions.withdrawn',
      entity: 'subasta',
      id: bidder.subasta_id,
      after: { postor_id: bidder.id },
      announces: [changeOf(bidder.subasta_id)],
    })
  })
  return null
}
