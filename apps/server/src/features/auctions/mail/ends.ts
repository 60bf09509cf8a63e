import { AuctionStatus } from '@portal/contract/auctions/constants'
import type { Language } from '@portal/contract/core/language'
import type { Db } from '#core/database/database.ts'
import { zoneOfHouse } from '#core/database/days.ts'
import { moneyText } from '#core/documents/formats.ts'
import type { Mail } from '#core/mail/mail.ts'
import type { LockedMachine } from '#features/item-requests/service.ts'
import type { AuctionDeps } from '../deps.ts'
import { houseTexts } from '../house-texts.ts'
import { lostMail } from '../mails.ts'
import type { LockedAuction } from '../queries.ts'
import * as queries from './queries.ts'

type Deps = Pick<AuctionDeps, 'env' | 'mails' | 'secrets' | 'company'>

interface Ended {
  item: LockedMachine
  auction: LockedAuction
  result: AuctionStatus
}

/** Writes to those who bid in vain, to the seller and to the company, in the transaction of the end. */
export async function tellEnd(db: Db, deps: Deps, { item, auction, result }: Ended): Promise<void> {
  const isSold = result === AuctionStatus.awarded
  const winnerId = isSold ? auction.lider_id! : 0
  const zone = await zoneOfHouse(db)
  for (const bidder of await queries.listOthers(db, auction.id, winnerId))
    await deps.mails.queue(db, lostMail(deps, bidder, { item, auction, zone }, isSold))
  const seller = await queries.getSeller(db, item.usuario_id)
  const { email: house } = await deps.company(db)
  const readers = new Map<string, Language>([[house.toLowerCase(), 'es']])
  if (seller) readers.set(seller.email.toLowerCase(), seller.idioma)
  for (const [to, language] of readers)
    await deps.mails.queue(db, noticeMail(deps, to, language, { item, auction, result }))
}

function noticeMail(
  { env }: Pick<Deps, 'env'>,
  to: string,
  language: Language,
  { item, auction, result }: Ended,
): Mail {
  const t = houseTexts[language]
  const { precio_actual: price, moneda, pujas } = auction
  const title = { [AuctionStatus.awarded]: t.awarded, [AuctionStatus.belowReserve]: t.belowReserve }[result as string]
  const body = {
    title: `${title ?? t.withoutBids}: ${item.marca}`,
    paragraphs: [],
    facts: [
      { label: t.machine, value: `${item.marca} (${item.sku})` },
      { label: t.bids, value: String(pujas) },
      ...(price === null ? [] : [{ label: t.result, value: moneyText(price, moneda) }]),
    ],
    button: { label: t.open, url: `${env.PUBLIC_URL}/classifieds/${item.id}/online-auction` },
  }
  return { to, language, subject: body.title, reason: 'auction.notice', body }
}
