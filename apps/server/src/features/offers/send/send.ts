import type { Limit } from '@portal/contract/core/endpoint'
import type { Of } from '@portal/contract/core/fields'
import { isWholeMoney } from '@portal/contract/core/money'
import { OfferMode } from '@portal/contract/machines/constants'
import { RequestKind } from '@portal/contract/marketplace/constants'
import { distanceOf } from '@portal/contract/marketplace/far-amounts'
import { offerRules } from '@portal/contract/offers/constants'
import { offerMessages as m, offerDoneMessages } from '@portal/contract/offers/messages'
import type { OfferFormSchema } from '@portal/contract/offers/schemas'
import type { Caller } from '#core/base/actor.ts'
import { Answer } from '#core/base/answers.ts'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import { networkOf } from '#core/base/ip-addresses.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { announceChanges } from '#core/database/events.ts'
import { refuseBeyond } from '#core/door/rate-limits.ts'
import { signatureOf } from '#core/identity/signatures.ts'
import {
  alreadyReceived,
  expireDue,
  isHeldByOther,
  isToQuarantine,
  type LockedMachine,
  lockItem,
  lockPerson,
  mailOwners,
  post,
  requestedOf,
  store,
  withCountryRefusal,
} from '#features/item-requests/service.ts'
import { note } from '../changes.ts'
import type { OfferDeps } from '../deps.ts'
import { receivedMail } from '../mails.ts'
import * as shared from '../queries.ts'
import * as queries from './queries.ts'

type Form = Of<typeof OfferFormSchema>

/** Accepted ones narrow a hidden minimum too. */
const perMachine: Limit = { name: 'oferta-aviso', max: offerRules.offersADay, seconds: 86_400 }

/**
 * Stores an offer for a public machine as a request whose amount only staff see. Throws `machineAbsent` or `notTaken`
 * for another machine, `reservedOrSold` for a reserved one, `offerTooLow` below its minimum with what the seller says
 * then: staff read it, and after three of them of one network or e-mail it throws `refusedTooOften` for any amount.
 * Repeated within 24 hours it stores nothing.
 */
export async function sendOffer(
  deps: OfferDeps,
  caller: Caller,
  { sitio_web: trap, monto, confirmado, ...form }: Form,
) {
  const isQuarantined = await isToQuarantine(deps.db, caller, { email: form.email, sitio_web: trap })
  await expireDue(deps, { itemId: form.clasificado_id })
  const red = signatureOf(deps.secrets.enlace, `oferta ${networkOf(caller.ip)}`)
  const writing = inTransaction(deps.db, async (db) => {
    await lockPerson(db, form)
    const item = await lockItem(db, form.clasificado_id)
    await refuseUnlessOpen(db, item, { amount: monto, isSure: confirmado })
    if (await queries.isRepeated(db, { ...form, monto })) return null
    const tooLow = await refusalBelowMinimum(db, item!, { ...form, monto, red })
    if (tooLow) return tooLow

    const days = { desde: null, hasta: null }
    const asked = { ...form, ...days, marca: '', moneda: item!.moneda, tipo: RequestKind.sale }
    const request = await store(db, caller, asked, isQuarantined)
    const offer = await shared.insertOffer(db, {
      clasificado_id: item!.id,
      solicitud_id: request.id,
      moneda: item!.moneda,
      monto,
    })
    await note(db, caller, 'offers.sent', null, offer)
    if (isQuarantined) return request
    await post(db, deps, receivedMail(deps, { request, item: item!, offer }))
    const about = { request, item: item!, ownerId: item!.usuario_id }
    await mailOwners(db, deps, 'offered', about, form.mensaje)
    return request
  })
  const stored = await withCountryRefusal(writing)
  // thrown after the commit, which stores what was refused
  if (stored instanceof Refusal) throw stored
  return stored
    ? requestedOf(deps.secrets.enlace, stored)
    : new Answer(alreadyReceived().data, offerDoneMessages.alreadyReceived)
}

async function refuseUnlessOpen(
  db: Db,
  item: LockedMachine | undefined,
  { amount, isSure }: { amount: number; isSure: boolean },
): Promise<void> {
  if (!item?.esta_a_la_vista) throw new Refusal(m.machineAbsent)
  if (!item.es_oferta || item.modo_oferta === OfferMode.auction || !item.es_venta) throw new Refusal(m.notTaken)
  if (await isHeldByOther(db, item, 0)) throw new Refusal(m.reservedOrSold)
  if (!isWholeMoney(amount, item.moneda)) throw fieldRefusal('monto', m.amountInvalid)
  const distance = distanceOf(amount, item.precio_publico)
  if (distance === 'absurd') throw fieldRefusal('monto', m.amountAbsurd)
  if (distance === 'far' && !isSure) throw fieldRefusal('monto', m.amountFar)
}

/**
 * Returns why an offer is below the minimum, and stores it for whoever sells. The item is locked, so of many at once no
 * more than three are told. Throws `refusedTooOften` for a network that makes many offers for one machine in a day.
 */
async function refusalBelowMinimum(
  db: Db,
  item: LockedMachine,
  offer: Pick<Form, 'nombre' | 'email' | 'telefono' | 'monto'> & { red: string },
): Promise<Refusal | null> {
  const minimum = await shared.getMinimum(db, item.id)
  if (minimum?.monto == null) return null
  await refuseBeyond(db, perMachine, `${item.id} ${offer.red}`, m.refusedTooOften)
  const refusedToday = await queries.countRefused(db, item.id, offer)
  if (refusedToday >= offerRules.refusalsADay) return new Refusal(m.refusedTooOften, { retryAfter: 24 * 3600 })
  if (offer.monto >= minimum.monto) return null
  const { nombre, email, telefono, monto, red } = offer
  await queries.insertRefused(db, {
    ...{ nombre, email, telefono, monto, red },
    clasificado_id: item.id,
    moneda: item.moneda,
  })
  await announceChanges(db, { area: 'ofertas' })
  const { texto, texto_en } = minimum
  return new Refusal(m.offerTooLow, { fields: { monto: m.offerTooLow.code }, data: { texto, texto_en } })
}
