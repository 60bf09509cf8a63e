import { AuctionState, auctionTermsVersion } from '@portal/contract/auctions/constants'
import { auctionMessages as m } from '@portal/contract/auctions/messages'
import type { JoinSchema } from '@portal/contract/auctions/schemas'
import type { Of } from '@portal/contract/core/fields'
import { nameIn } from '@portal/contract/core/names'
import { type Anyone, isActor } from '#core/base/actor.ts'
import { fieldRefusal, isReferenced, Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { isIssued, issuePin, sendPinMail } from '#core/identity/pins/pins.ts'
import { lockItem } from '#features/item-requests/service.ts'
import type { AuctionDeps } from '../deps.ts'
import { pinMail } from '../mails.ts'
import * as shared from '../queries.ts'
import { stateAt } from '../rules/times.ts'
import { askingFor } from './asking.ts'
import * as queries from './queries.ts'

export type JoinDeps = Pick<AuctionDeps, 'db' | 'mails' | 'secrets' | 'dayZone' | 'env'>
type Form = Of<typeof JoinSchema>

/**
 * Mails a PIN to whoever wants to bid in the auction of an item. Throws `absent` without an auction, `auctionEnded`
 * after its end, `tooSoon` and `dailyLimit` for too many codes. A filled honeypot gets the same answer and no mail.
 */
export async function join(deps: JoinDeps, by: Anyone, itemId: number, form: Form): Promise<null> {
  const { db, mails } = deps
  if (form.sitio_web !== '') return null
  const writing = inTransaction(db, async (db) => {
    const { item, auction } = await lockOpen(db, itemId)
    const issued = await issuePin(db, deps, askingFor(by, auction.id, form.email), true)
    if (!isIssued(issued)) return new Refusal(m[issued.says], issued)
    await noteBidder(db, by, auction.id, form)
    const mailId = await mails.write(db, pinMail(form, nameIn(item, 'marca', form.idioma), issued))
    return { mailId, pinId: issued.pinId }
  })
  const outcome = await withCountryRefusal(writing)
  if (outcome instanceof Refusal) throw outcome
  await sendPinMail(deps, outcome, m.emailNotSent)
  return null
}

/** Locks an item and its auction, while that takes bidders. */
export async function lockOpen(db: Db, itemId: number) {
  const open = await queries.findOpen(db, itemId)
  const item = open && (await lockItem(db, itemId))
  const auction = open && (await shared.lockAuction(db, open.id))
  if (!item || !auction) throw new Refusal(m.absent)
  const state = stateAt(auction, auction.ahora)
  if (state !== AuctionState.running && state !== AuctionState.coming) throw new Refusal(m.auctionEnded)
  return { item, auction }
}

/** What they say of themselves counts once their PIN is right; whoever is verified stays as they are. */
async function noteBidder(db: Db, by: Anyone, auctionId: number, form: Form): Promise<void> {
  const { nombre, email, telefono, pais_id, empresa, idioma } = form
  const row = {
    ...{ nombre, email, telefono, pais_id, empresa, idioma },
    condiciones: auctionTermsVersion,
    usuario_id: isActor(by) ? by.id : null,
    ip: by.ip,
  }
  const known = await queries.findBidder(db, auctionId, email)
  if (known?.verificado_en) return
  if (known) await shared.changeBidder(db, known.id, row)
  else await queries.insertBidder(db, { ...row, subasta_id: auctionId })
  await record(db, by, { action: 'auctions.joining', entity: 'subasta', id: auctionId, after: { email } })
}

async function withCountryRefusal<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing
  } catch (error) {
    if (isReferenced(error, 'subasta_postor_pais_id_fkey')) throw fieldRefusal('pais_id', m.countryInvalid, error)
    throw error
  }
}
