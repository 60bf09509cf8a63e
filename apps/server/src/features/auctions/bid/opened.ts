import { auctionMessages as m } from '@portal/contract/auctions/messages'
import { Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import { claimedId } from '#core/identity/row-links.ts'
import { sellersSideOf } from '#features/marketplace/sellers/read-side.ts'
import { isOfSellersSide } from '#features/marketplace/sellers/sellers-side.ts'
import type { AuctionDeps } from '../deps.ts'
import { isTokenOf } from '../links.ts'
import * as queries from '../queries.ts'

/** Returns the bidder of a secret link. Throws `linkInvalid` for a wrong, replaced or withdrawn one. */
export async function openBidder({ db, secrets }: Pick<AuctionDeps, 'db' | 'secrets'>, token: string) {
  const id = claimedId(token)
  const bidder = id === null ? undefined : await queries.getBidder(db, id)
  if (!bidder || !isTokenOf(secrets.enlace, token, bidder)) throw new Refusal(m.linkInvalid)
  if (!bidder.verificado_en || bidder.retirado_en) throw new Refusal(m.linkInvalid)
  return bidder
}

/** Throws `sellersSide` for the owner of the item, their people and ours, also under another name. */
export async function refuseSeller(db: Db, bidder: queries.Bidder): Promise<void> {
  if (await isSeller(db, bidder)) throw new Refusal(m.sellersSide)
}

type Who = Pick<queries.Bidder, 'usuario_id' | 'email' | 'telefono' | 'empresa' | 'propietario_id'>

export async function isSeller(db: Db, { usuario_id, email, telefono, empresa, propietario_id }: Who) {
  const side = await sellersSideOf(db, propietario_id)
  return isOfSellersSide(side, { userId: usuario_id, email, phone: telefono, company: empresa })
}
