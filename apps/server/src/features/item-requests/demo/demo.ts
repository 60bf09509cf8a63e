import { Currency } from '@portal/contract/core/currencies'
import { RequestKind } from '@portal/contract/marketplace/constants'
import { ApprovalStatus, RequestStatus } from '@portal/contract/marketplace/states'
import { PropertyCondition } from '@portal/contract/properties/constants'
import type { Db } from '#core/database/database.ts'
import type { StoredMachine } from '#features/machines/service.ts'
import { recordTransfer } from '#features/payments/service.ts'
import type { StoredProperty } from '#features/properties/service.ts'
import type { DemoCustomer } from '../customers/service.ts'
import { reservationEvent } from '../reservations/queries.ts'
import { type History, histories } from './histories.ts'
import * as queries from './queries.ts'

const dayMs = 86_400_000
const hourMs = 3_600_000

interface Demo {
  items: readonly StoredMachine[]
  properties: readonly StoredProperty[]
  customers: readonly DemoCustomer[]
  staffId: number
}

/**
 * Stores requests in every state for items of the demo set, inside the caller's transaction. Dates count back from now.
 * Reservations of the demo were paid by transfer: no card payment is invented.
 */
export async function insertDemoRequests(db: Db, { items, properties, customers, staffId }: Demo): Promise<number> {
  const now = await queries.currentTime(db)
  const free = items.filter(
    ({ aprobacion: approval, publicacion: published }) => approval === ApprovalStatus.approved && published === 1,
  )
  const sales = free.filter(({ es_venta: isSale, precio_final: price }) => isSale && price > 0)
  const rents = free.filter(({ es_arriendo: isRent }) => isRent)
  const homes = properties.filter(
    ({ aprobacion: approval, condicion: condition, moneda: unit, precio_final: price }) =>
      approval === ApprovalStatus.approved && condition === PropertyCondition.sale && unit === 'USD' && price > 0,
  )
  const among = {
    venta: everyThird(sales),
    arriendo: everyThird(rents),
    reparacion: [],
    propiedad: everyThird(homes.map((property) => ({ ...property, isProperty: true }))),
  }
  for (const [index, history] of histories.entries()) {
    const item = among[history.kind].shift() ?? null
    await insertHistory(db, { history, item, client: customers[index % customers.length]!, staffId, now })
  }
  return histories.length
}

/** One request for each, so that no two reservations meet on one machine. */
const everyThird = <I extends DemoItem>(items: readonly I[]): DemoItem[] => items.filter((_, index) => index % 3 === 2)

/** A machine, or a property for sale in dollars. */
interface DemoItem {
  id: number
  precio_final: number
  precio_arriendo?: number | null
  dias_minimos?: number | null
  isProperty?: boolean
}

interface Placing {
  history: History
  item: DemoItem | null
  client: DemoCustomer
  staffId: number
  now: Date
}

async function insertHistory(db: Db, { history, item, client, staffId, now }: Placing): Promise<void> {
  const { kind, message, steps } = history
  const began = new Date(now.getTime() - history.began * dayMs - 3 * hourMs)
  const at = (days: number) => new Date(Math.min(began.getTime() + days * dayMs, now.getTime() - hourMs))
  const last = steps.at(-1)!
  const reservation = reservationOf(kind, item)
  const isReserved = steps.some(({ to }) => to === RequestStatus.reservedPendingPayment)
  const soldAt = steps.find(({ to }) => to === RequestStatus.sold)
  const from = new Date(now.getTime() + 12 * dayMs)
  const until = new Date(from.getTime() + (item?.dias_minimos ?? 7) * dayMs)

  const id = await queries.insertRequest(db, {
    tipo: kind,
    clasificado_id: item && !item.isProperty ? item.id : null,
    propiedad_id: item?.isProperty ? item.id : null,
    ...(!item && { marca: 'Excavadora Velkra VK 236' }),
    cliente_id: client.id,
    estado_id: last.to,
    nombre: client.name,
    email: client.email,
    telefono: client.phone,
    pais_id: client.country,
    empresa: client.company,
    mensaje: message[client.language],
    idioma: client.language,
    ...(kind === RequestKind.rent && { desde: dayOf(from), hasta: dayOf(until) }),
    monto_reserva: isReserved ? reservation : null,
    monto_venta: soldAt ? (item?.precio_final ?? null) : null,
    reservado_en: steps.some(({ to }) => to === RequestStatus.reserved) ? at(4) : null,
    vence_en: endOf(last.to, now, from),
    creado_en: began,
  })
  for (const [index, step] of steps.entries()) {
    if (step.to === RequestStatus.reserved && reservation)
      await recordTransfer(
        db,
        { ip: '', requestId: 'demo' },
        {
          requestId: id,
          eventId: await reservationEvent(db, id),
          amount: reservation,
          currency: Currency.dollar,
          conversion: null,
          language: client.language,
          reference: step.comment?.es ?? '',
          at: at(step.after),
        },
      )
    const isByClient =
      index === 0 || step.to === RequestStatus.deletedByUser || step.to === RequestStatus.interestedInRent
    const isBySystem = step.to === RequestStatus.reservationExpired
    await queries.insertEvent(db, {
      solicitud_id: id,
      tipo: 'estado',
      autor: isBySystem ? 'sistema' : isByClient ? 'cliente' : 'personal',
      usuario_id: isBySystem || isByClient ? null : staffId,
      de_estado: steps[index - 1]?.to ?? null,
      a_estado: step.to,
      comentario: step.comment?.es ?? '',
      monto_reserva: step.to === RequestStatus.reservedPendingPayment ? reservation : null,
      monto_venta: step.to === RequestStatus.sold ? (item?.precio_final ?? null) : null,
      es_visible: true,
      creado_en: at(step.after),
    })
  }
  if (soldAt && item) await queries.markSold(db, item.id, at(soldAt.after))
}

/**
 * 5 % of the price between 100 and 3,000 dollars; a rent half of its first charge; 1 % of a property
 * (rule reservations/amount).
 */
function reservationOf(kind: History['kind'], item: DemoItem | null): number | null {
  if (!item) return null
  if (kind === RequestKind.property) return Math.max(300, Math.round(item.precio_final) / 100)
  if (kind === RequestKind.rent) return ((item.precio_arriendo ?? 0) * (item.dias_minimos ?? 1)) / 2
  return Math.min(3000, Math.max(100, item.precio_final * 0.05))
}

function endOf(state: RequestStatus, now: Date, rentFrom: Date): Date | null {
  if (state === RequestStatus.reservedPendingPayment) return new Date(now.getTime() + 31 * hourMs)
  if (state === RequestStatus.reserved) return rentFrom
  return null
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10)
