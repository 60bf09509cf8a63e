import type { Of } from '@portal/contract/core/fields'
import { isWholeMoney } from '@portal/contract/core/money'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { OfferStatus, offerRules } from '@portal/contract/offers/constants'
import { offerMessages as m } from '@portal/contract/offers/messages'
import { type OfferCounterSchema, type OfferRejectSchema, StaffOfferSchema } from '@portal/contract/offers/schemas'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { refuseStale, shownAfter } from '#core/records/versions.ts'
import {
  announce,
  expireDue,
  lockRequestAndItem,
  move,
  type Place,
  post,
  reserveAgreed,
} from '#features/item-requests/service.ts'
import { note } from '../changes.ts'
import type { OfferDeps } from '../deps.ts'
import { acceptedWords, counterMail, rejectedMail } from '../mails.ts'
import { offerScopeOf } from '../policy.ts'
import * as shared from '../queries.ts'
import { isAnswerable, oneOffer, type View } from './detail.ts'
import * as queries from './queries.ts'

/**
 * Staff accept an offer: the item is reserved for its client at that amount, with 48 hours to pay. Throws `notPossible`
 * when it was answered, `reservedOrSold` when someone else holds the item, `changedByOther` when someone saved in
 * between.
 */
export const acceptOffer = (deps: OfferDeps, actor: Actor, id: number, { version }: { version: number }) =>
  answer(deps, actor, { id, version }, async (db, offer, place) => {
    const words = acceptedWords(place.request.idioma, place.item, false)
    const agreed = { amount: offer.monto, author: 'personal', comment: words.title, words } as const
    await reserveAgreed(db, deps, actor, place, agreed)
    const after = await shared.changeOffer(db, offer.id, { estado: OfferStatus.accepted, ...decidedBy(actor, offer) })
    await note(db, actor, 'offers.accepted', offer, after)
  })

/** Staff name a higher amount: the client may accept it for 72 hours by the mailed link, which replaces earlier ones. */
export const counterOffer = (
  deps: OfferDeps,
  actor: Actor,
  id: number,
  { version, monto: amount, comentario: comment }: Of<typeof OfferCounterSchema>,
) =>
  answer(deps, actor, { id, version }, async (db, offer, place) => {
    if (amount <= offer.monto || !isWholeMoney(amount, offer.moneda)) throw fieldRefusal('monto', m.amountInvalid)
    const request = await negotiate(db, actor, place)
    const after = await shared.changeOffer(db, offer.id, {
      estado: OfferStatus.countered,
      contraoferta_monto: amount,
      contraoferta_comentario: comment,
      contraoferta_vence_en: new Date(offer.ahora.getTime() + offerRules.counterHours * 3_600_000),
      enlace_version: offer.enlace_version + 1,
      ...decidedBy(actor, offer),
    })
    await note(db, actor, 'offers.countered', offer, after)
    await post(db, deps, counterMail(deps, { request, item: place.item, offer: after }))
    await announce(db, place.item)
  })

/** Staff reject an offer with a reason that its client reads; its request is closed. */
export const rejectOffer = (
  deps: OfferDeps,
  actor: Actor,
  id: number,
  { version, motivo: reason }: Of<typeof OfferRejectSchema>,
) =>
  answer(deps, actor, { id, version }, async (db, offer, place) => {
    const open = await negotiate(db, actor, place)
    const closing = { to: RequestStatus.closed, author: 'personal', comment: reason, isVisible: true } as const
    const request = await move(db, actor, open, { ...closing, change: { vence_en: null } })
    const change = { estado: OfferStatus.rejected, motivo: reason, ...decidedBy(actor, offer) }
    const after = await shared.changeOffer(db, offer.id, change)
    await note(db, actor, 'offers.rejected', offer, after)
    await post(db, deps, rejectedMail(deps, { request, item: place.item, offer: after }))
    await announce(db, place.item)
  })

const decidedBy = ({ id }: Actor, { ahora: now }: shared.LockedOffer) => ({ decidida_por: id, decidida_en: now })

/** An answer is the first contact: the request leaves the badge of those that wait. */
async function negotiate(db: Db, actor: Actor, { request }: Answered) {
  if (request.estado_id !== RequestStatus.pendingContact) return request
  return move(db, actor, request, { to: RequestStatus.negotiation, author: 'personal' })
}

type Answered = Place & { item: NonNullable<Place['item']> }

async function answer(
  deps: OfferDeps,
  actor: Actor,
  { id, version }: { id: number; version: number },
  work: (db: Db, offer: shared.LockedOffer, place: Answered) => Promise<void>,
): Promise<View> {
  const found = await queries.getOffer(deps.db, offerScopeOf(actor), id)
  if (!found) throw new Refusal(m.absent)
  await expireDue(deps, { itemId: found.clasificado_id })
  const writing = inTransaction(deps.db, async (db) => {
    const key = { id: found.solicitud_id, clasificado_id: found.clasificado_id }
    const { request, item } = await lockRequestAndItem(db, key)
    const offer = (await shared.lockOffer(db, id))!
    refuseStale(offer, version)
    if (!item || !isAnswerable(offer.estado, request.estado_id)) throw new Refusal(m.notPossible)
    await work(db, offer, { request, item })
  })
  const view = () => oneOffer(deps.db, actor, id)
  return shownAfter(writing, view, (offer) => StaffOfferSchema.parse(offer))
}
