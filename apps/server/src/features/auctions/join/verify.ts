import { auctionMessages as m } from '@portal/contract/auctions/messages'
import type { VerifySchema } from '@portal/contract/auctions/schemas'
import type { Of } from '@portal/contract/core/fields'
import type { Message } from '@portal/contract/core/messages'
import type { Anyone } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import { zoneOfHouse } from '#core/database/days.ts'
import { record } from '#core/database/record.ts'
import { type PinMessages, withPin } from '#core/identity/pins/pins.ts'
import { isSeller } from '../bid/opened.ts'
import { changeOf } from '../changes.ts'
import { bidderPath } from '../links.ts'
import { verifiedMail } from '../mails.ts'
import * as shared from '../queries.ts'
import { askingFor } from './asking.ts'
import { type JoinDeps, lockOpen } from './join.ts'
import * as queries from './queries.ts'

const says: PinMessages = {
  wrong: m.pinWrong,
  absent: m.pinAbsent,
  ended: m.pinExpired,
  expired: m.pinExpired,
  dailyLimit: m.dailyLimit,
}

/**
 * Verifies an e-mail with its PIN and returns the path of the bidder's own page, which is also mailed. Throws
 * `pinWrong`, `pinAbsent`, `pinExpired`, `tooSoon` or `dailyLimit` for the PIN, `sellersSide` for the seller's side,
 * `linkInvalid` for an e-mail that was withdrawn.
 */
export async function verify(
  deps: JoinDeps,
  by: Anyone,
  itemId: number,
  { email, pin }: Of<typeof VerifySchema>,
): Promise<{ url_postor: string }> {
  const open = await queries.findOpen(deps.db, itemId)
  if (!open) throw new Refusal(m.auctionEnded)
  let path = ''
  const work = async (db: Db): Promise<Message | null> => {
    const known = await queries.findBidder(db, open.id, email)
    const bidder = known && (await shared.getBidder(db, known.id))
    if (!bidder) return m.pinAbsent
    if (bidder.retirado_en) return m.linkInvalid
    if (await isSeller(db, bidder)) return m.sellersSide
    if (!bidder.verificado_en) await admit(db, deps, by, itemId, bidder)
    path = bidderPath(deps.secrets.enlace, bidder)
    return null
  }
  await withPin(deps, askingFor(by, open.id, email), pin, says, work, (db) => refusalToAdmit(db, itemId))
  return { url_postor: path }
}

/** The lock of the item comes before the rows of the bidder, as in a bid. */
async function refusalToAdmit(db: Db, itemId: number): Promise<Message | null> {
  try {
    await lockOpen(db, itemId)
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.entry
    throw error
  }
}

async function admit(db: Db, deps: JoinDeps, by: Anyone, itemId: number, bidder: shared.Bidder): Promise<void> {
  const { item, auction } = await lockOpen(db, itemId)
  const numero = await queries.nextNumber(db, auction.id)
  await shared.changeBidder(db, bidder.id, { numero, verificado_en: auction.ahora })
  await record(db, by, {
    action: 'auctions.joined',
    entity: 'subasta',
    id: auction.id,
    after: { postor_id: bidder.id, numero, email: bidder.email },
    announces: [changeOf(auction.id)],
  })
  const about = { item, auction, zone: await zoneOfHouse(db) }
  await deps.mails.queue(db, verifiedMail(deps, { ...bidder, numero }, about))
}
