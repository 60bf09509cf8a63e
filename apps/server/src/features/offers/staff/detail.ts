import type { In } from '@portal/contract/core/fields'
import type { RequestKind } from '@portal/contract/marketplace/constants'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { OfferState } from '@portal/contract/offers/constants'
import { offerMessages as m } from '@portal/contract/offers/messages'
import type { StaffOfferSchema } from '@portal/contract/offers/schemas'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import { boundsFor, reservationRates } from '#features/item-requests/service.ts'
import { offerScopeOf } from '../policy.ts'
import * as queries from './queries.ts'

export type View = In<typeof StaffOfferSchema>

/** States of an offer that staff may answer, and of its request. */
const answerable: readonly OfferState[] = [
  OfferState.sent,
  OfferState.countered,
  OfferState.expired,
  OfferState.declined,
]
const open: readonly number[] = [RequestStatus.pendingContact, RequestStatus.negotiation]

export const isAnswerable = (state: OfferState, requestState: number): boolean =>
  answerable.includes(state) && open.includes(requestState)

/** Returns a page of the offers that the actor may see. */
export const pageOfOffers = (db: Db, actor: Actor, query: queries.ListQuery) =>
  queries.listOffers(db, offerScopeOf(actor), query)

/** Returns one offer with what an acceptance asks for. Throws `absent` outside the scope. */
export async function oneOffer(db: Db, actor: Actor, id: number): Promise<View> {
  const scope = offerScopeOf(actor)
  const row = await queries.getOffer(db, scope, id)
  if (!row) throw new Refusal(m.absent)
  return {
    ...row,
    reserva: boundsFor(row.tipo as RequestKind, row, row.monto, await reservationRates(db)).usual,
    puede_responder: isAnswerable(row.estado, row.solicitud_estado_id),
    otras: await queries.listOthers(db, scope, row.clasificado_id, id),
  }
}

/** Returns a page of the machines that take offers. */
export const pageOfMachines = (db: Db, actor: Actor, query: queries.MachineQuery) =>
  queries.listMachines(db, offerScopeOf(actor), query)

/** Returns one of them with the offers that its minimum refused. Throws `machineAbsent` outside the scope. */
export async function oneMachine(db: Db, actor: Actor, id: number) {
  const machine = await queries.getMachine(db, offerScopeOf(actor), id)
  if (!machine) throw new Refusal(m.machineAbsent)
  return { ...machine, rechazadas: await queries.listRefused(db, id) }
}
