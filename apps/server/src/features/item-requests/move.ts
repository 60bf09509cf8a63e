import { Module } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { type Anyone, isActor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import { announceChanges, type Change } from '#core/database/events.ts'
import { record } from '#core/database/record.ts'
import { ownerAndFactsOf as machineFacts } from '#features/machines/market/service.ts'
import { ownerAndFactsOf as propertyFacts } from '#features/properties/market/service.ts'
import { announceEvent } from '#features/webhooks/service.ts'
import { type ItemKey, keyOf, type LockedItem } from './item-queries.ts'
import * as queries from './queries.ts'

export type Author = 'cliente' | 'personal' | 'sistema'

interface Move {
  to: RequestStatus
  author: Author
  comment?: string
  /** Whether the client sees it on their page. */
  isVisible?: boolean
  /** Other columns that change with the state. */
  change?: queries.RequestChange
  /** `pago` for a payment, by default `estado`. */
  kind?: 'estado' | 'pago'
}

/**
 * Moves a locked request to another state, with its event and its audit row. The caller checks whether it may, and
 * announces it once.
 */
export async function move(
  db: Db,
  by: Anyone,
  before: queries.LockedRequest,
  { to, author, comment = '', isVisible = false, change = {}, kind = 'estado' }: Move,
): Promise<queries.LockedRequest> {
  const after = await queries.moveRequest(db, before, to, change)
  if (!after) throw new Refusal(coreMessages.changedByOther)
  await queries.insertEvent(db, {
    solicitud_id: after.id,
    tipo: kind,
    autor: author,
    usuario_id: isActor(by) ? by.id : null,
    de_estado: before.estado_id,
    a_estado: to,
    comentario: comment,
    monto_reserva: to === RequestStatus.reservedPendingPayment ? after.monto_reserva : null,
    monto_venta: isAgreed(before, after) ? after.monto_venta : null,
    es_visible: isVisible,
    ip: by.ip,
  })
  await audit(db, by, 'requests.moved', before, after)
  if (to === RequestStatus.reserved && before.estado_id !== to) {
    const modules = [after.propiedad_id === null ? Module.manageMachines : Module.manageProperties]
    await announceEvent(db, 'reserva.pagada', { id: after.id, estado: to, modules })
  }
  return after
}

/** Returns a request for its audit row, without the time column. */
export async function audit(
  db: Db,
  by: Anyone,
  action: string,
  before: queries.LockedRequest | null,
  after: queries.LockedRequest,
  announces: readonly Change[] = [],
): Promise<void> {
  const written = (row: queries.LockedRequest) => ({ ...row, ahora: undefined, hoy: undefined })
  await record(db, by, {
    action,
    entity: 'solicitud_clasificado',
    id: after.id,
    before: before && written(before),
    after: written(after),
    announces,
  })
}

const isAgreed = (before: queries.LockedRequest, after: queries.LockedRequest): boolean =>
  after.monto_venta !== before.monto_venta && after.moneda === before.moneda

/** Announces a moved request to lists, badges and the public page of its locked item, once per transaction. */
export async function announce(db: Db, item: LockedItem | null): Promise<void> {
  await announceChanges(db, ...(await changesOf(db, item && keyOf(item), item?.esta_a_la_vista)))
}

/**
 * Returns the changes for staff and the owner of the item. Visitors see the same of it as before, except where a sale
 * hid it or showed it: `wasListed` says whether it was there.
 */
export async function changesOf(db: Db, item: ItemKey | null, wasListed?: boolean): Promise<Change[]> {
  const { clasificado_id: machineId, propiedad_id: propertyId = null } = item ?? { clasificado_id: null }
  const id = propertyId ?? machineId
  if (id === null) return [{ area: 'solicitudes' }]
  const factsOf = propertyId === null ? machineFacts : propertyFacts
  const { ownerId, facts } = await factsOf(db, id, wasListed)
  const of = [{ authorId: ownerId }]
  return [
    { area: 'solicitudes', of },
    { area: propertyId === null ? 'clasificados' : 'propiedades', id, of, facts },
  ]
}
