import { machineMessages } from '@portal/contract/machines/messages'
import { RequestKind } from '@portal/contract/marketplace/constants'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { TransitionActor, transitionsFrom } from '@portal/contract/marketplace/transitions'
import type { Anyone } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import { reservationRates } from './change/rates.ts'
import { reservation } from './change/reserve.ts'
import { boundsFor } from './change/rules.ts'
import type { RequestDeps } from './deps.ts'
import { keyOf, type LockedItem } from './item-queries.ts'
import { payBy, paymentMail, type Words } from './mail/client.ts'
import { mailOwners, post } from './mail/send.ts'
import { type Author, announce, move } from './move.ts'
import type * as shared from './queries.ts'
import { withReservationRefusals } from './refusals.ts'
import { aboutOf } from './request-and-item.ts'
import { readHold } from './reservations/queries.ts'
import { type NewRequest, store } from './send/store.ts'

export type ReserveDeps = Pick<RequestDeps, 'env' | 'secrets' | 'mails' | 'company' | 'payments'>

export interface Agreed {
  /** The agreed price, in the currency of the item. */
  amount: number
  author: Author
  /** Shown to the client. */
  comment: string
  /** Why they are asked to pay, in their language. */
  words: Words
}

const system: ReadonlySet<TransitionActor> = new Set([TransitionActor.system])

/**
 * Reserves a locked item for a locked open request at an agreed price (rule auctions/offers): the usual reservation of
 * that price (rule reservations/amount), its payment link by mail, 48 hours to pay. Throws `reservedOrSold` when
 * someone else holds the item, `transitionNotAllowed` in another state.
 */
export async function reserveAgreed(
  db: Db,
  deps: ReserveDeps,
  by: Anyone,
  place: { request: shared.LockedRequest; item: LockedItem },
  { amount, author, comment, words }: Agreed,
): Promise<shared.LockedRequest> {
  const { request, item } = place
  const to = RequestStatus.reservedPendingPayment
  const isAllowed = transitionsFrom(request.estado_id, request.tipo, system).some((one) => one.to === to)
  if (!isAllowed) throw new Refusal(machineMessages.transitionNotAllowed)
  const { usual } = boundsFor(request.tipo, item, amount, await reservationRates(db))
  const change = await reservation(db, deps, place, { monto_reserva: usual, monto_venta: amount })
  const moving = move(db, by, request, { to, author, comment, isVisible: true, change })
  const after = await withReservationRefusals(moving)
  const about = aboutOf(after, item)
  const path = deps.payments.paymentPath(await readHold(db, after.id))
  await post(db, deps, paymentMail(deps, about, { path, by: await payBy(db, deps, after) }, words))
  await mailOwners(db, deps, 'agreed', about)
  await announce(db, item)
  return after
}

/** Someone who buys, as they named themselves. */
export type AgreedBuyer = Pick<NewRequest, 'nombre' | 'email' | 'telefono' | 'pais_id' | 'empresa' | 'idioma'>

/** The same for someone without a request: it is stored first. */
export async function reserveForBuyer(
  db: Db,
  deps: ReserveDeps,
  by: Anyone,
  { item, buyer, message }: { item: LockedItem; buyer: AgreedBuyer; message: string },
  agreed: Agreed,
): Promise<shared.LockedRequest> {
  const days = { desde: null, hasta: null }
  const form = { ...buyer, ...days, marca: '', mensaje: message, moneda: item.moneda, ...keyOf(item) }
  const request = await store(db, by, { ...form, tipo: RequestKind.sale }, false)
  return reserveAgreed(db, deps, by, { request, item }, agreed)
}
