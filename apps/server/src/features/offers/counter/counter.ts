import type { In } from '@portal/contract/core/fields'
import { OfferState, OfferStatus } from '@portal/contract/offers/constants'
import { offerMessages as m } from '@portal/contract/offers/messages'
import type { CounterSchema } from '@portal/contract/offers/schemas'
import type { Caller } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { claimedId } from '#core/identity/row-links.ts'
import {
  aboutOf,
  expireDue,
  lockRequestAndItem,
  mailOwners,
  reserveAgreed,
  trackingPath,
} from '#features/item-requests/service.ts'
import { firstPicture } from '#features/marketplace/pictures/first-picture.ts'
import { note } from '../changes.ts'
import type { OfferDeps } from '../deps.ts'
import { isTokenOf } from '../links.ts'
import { acceptedWords } from '../mails.ts'
import * as shared from '../queries.ts'
import * as queries from './queries.ts'

type View = In<typeof CounterSchema>

/** Returns the offer of a secret link. Throws `absent` for another link, or one that a later counteroffer replaced. */
async function open({ db, secrets }: Pick<OfferDeps, 'db' | 'secrets'>, token: string) {
  const id = claimedId(token)
  const offer = id === null ? undefined : await queries.getCounter(db, id)
  const { contraoferta_monto: amount, vence_en: until } = offer ?? {}
  const isRight = offer && amount != null && until != null && isTokenOf(secrets.enlace, token, offer)
  if (!isRight) throw new Refusal(m.absent)
  return { ...offer, contraoferta_monto: amount, vence_en: until }
}

/** Returns a counteroffer as its client sees it. */
export async function counterOf(deps: Pick<OfferDeps, 'db' | 'secrets'>, token: string): Promise<View> {
  const { imagenes, solicitud_id: id, solicitud_version: version, ...offer } = await open(deps, token)
  const isAccepted = offer.estado === OfferState.accepted
  return {
    ...offer,
    imagen: firstPicture(imagenes),
    puede_responder: offer.estado === OfferState.countered,
    url_seguimiento: isAccepted ? trackingPath(deps.secrets.enlace, { id, enlace_version: version }) : null,
  }
}

/**
 * The client accepts: the item is reserved for them at that amount, with 48 hours to pay. Accepted twice it is accepted
 * once. Throws `counterEnded` after 72 hours, `notPossible` when it was answered otherwise, `reservedOrSold` when
 * someone else holds the item.
 */
export async function acceptCounter(deps: OfferDeps, caller: Caller, token: string): Promise<View> {
  await answer(deps, token, async (db, offer, place) => {
    if (offer.estado === OfferStatus.accepted) return
    refuseUnlessOpen(offer)
    const words = acceptedWords(place.request.idioma, place.item, true)
    const agreed = { amount: offer.contraoferta_monto!, author: 'cliente', comment: words.title, words } as const
    await reserveAgreed(db, deps, caller, place, agreed)
    const change = { estado: OfferStatus.accepted, decidida_en: offer.ahora }
    await note(db, caller, 'offers.counterAccepted', offer, await shared.changeOffer(db, offer.id, change))
  })
  return counterOf(deps, token)
}

/** The client says no; staff are told, and their request stays open. Declined twice it is declined once. */
export async function declineCounter(deps: OfferDeps, caller: Caller, token: string): Promise<View> {
  await answer(deps, token, async (db, offer, place) => {
    if (offer.estado === OfferStatus.declined) return
    refuseUnlessOpen(offer)
    const change = { estado: OfferStatus.declined, decidida_en: offer.ahora }
    await note(db, caller, 'offers.declined', offer, await shared.changeOffer(db, offer.id, change))
    await mailOwners(db, deps, 'counterDeclined', aboutOf(place.request, place.item))
  })
  return counterOf(deps, token)
}

function refuseUnlessOpen({ estado, contraoferta_vence_en: until, ahora: now }: shared.LockedOffer): void {
  if (estado !== OfferStatus.countered) throw new Refusal(m.notPossible)
  if (until === null || until <= now) throw new Refusal(m.counterEnded)
}

type Place = Parameters<typeof reserveAgreed>[3]
type Work = (db: Db, offer: shared.LockedOffer, place: Place) => Promise<void>

async function answer(deps: OfferDeps, token: string, work: Work): Promise<void> {
  const found = await open(deps, token)
  await expireDue(deps, { itemId: found.clasificado_id })
  await inTransaction(deps.db, async (db) => {
    const key = { id: found.solicitud_id, clasificado_id: found.clasificado_id }
    const { request, item } = await lockRequestAndItem(db, key)
    const offer = await shared.lockOffer(db, found.id)
    const isSame = offer && offer.enlace_version === found.enlace_version
    if (!isSame || !item) throw new Refusal(m.absent) // another counteroffer came meanwhile
    await work(db, offer, { request, item })
  })
}
