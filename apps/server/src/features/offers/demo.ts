import { OfferMode } from '@portal/contract/machines/constants'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { OfferStatus } from '@portal/contract/offers/constants'
import type { Db } from '#core/database/database.ts'
import { currentTime, demoPeople, insertFirstEvent, insertRequest, takeItems } from '#features/auctions/service.ts'
import { insertOffer } from './queries.ts'
import { saveMinimum } from './staff/queries.ts'

const hourMs = 3_600_000

interface DemoOffer {
  /** Place of the machine among those that take offers, and of the person. */
  machine: number
  person: number
  /** Share of the price. */
  share: number
  /** Hours since it was sent. */
  age: number
  status: OfferStatus
  /** Share of the price that staff named. */
  counter?: number
  message: string
  reason?: string
}

const offers: readonly DemoOffer[] = [
  { machine: 0, person: 0, share: 0.86, age: 5, status: OfferStatus.sent, message: 'Pago al contado esta semana.' },
  {
    machine: 0,
    person: 3,
    share: 0.9,
    age: 28,
    status: OfferStatus.countered,
    counter: 0.95,
    message: 'Including loading on our truck.',
  },
  { machine: 1, person: 1, share: 0.8, age: 2, status: OfferStatus.sent, message: '¿Incluye los baldes?' },
  {
    machine: 1,
    person: 4,
    share: 0.6,
    age: 70,
    status: OfferStatus.rejected,
    message: '',
    reason: 'Muy lejos del precio publicado.',
  },
  {
    machine: 2,
    person: 2,
    share: 0.92,
    age: 50,
    status: OfferStatus.countered,
    counter: 0.97,
    message: 'Retiro en faena.',
  },
  { machine: 3, person: 5, share: 0.75, age: 90, status: OfferStatus.declined, counter: 0.93, message: '' },
]
const states: Partial<Record<OfferStatus, RequestStatus>> = {
  [OfferStatus.sent]: RequestStatus.pendingContact,
  [OfferStatus.rejected]: RequestStatus.closed,
}

/** Stores offers for machines of the demo set and a minimum, inside the caller's transaction. */
export async function insertDemoOffers(db: Db, staffId: number): Promise<void> {
  const now = await currentTime(db)
  const items = await takeItems(db, OfferMode.offer, 4)
  const [first] = items
  if (!first) return
  const texts = {
    texto: 'Esperamos ofertas desde el 75 % del precio.',
    texto_en: 'We expect offers from 75 % of the price.',
  }
  await saveMinimum(db, first.id, { monto: rounded(first.precio_final * 0.75), ...texts })
  const known = offers.filter(({ machine }) => items[machine] !== undefined)
  for (const offer of known) await insertOne(db, offer, items[offer.machine]!, { now, staffId })
}

const rounded = (amount: number) => Math.round(amount / 100) * 100

type Item = Awaited<ReturnType<typeof takeItems>>[number]

async function insertOne(db: Db, demo: DemoOffer, item: Item, { now, staffId }: { now: Date; staffId: number }) {
  const sent = new Date(now.getTime() - demo.age * hourMs)
  const answered = new Date(sent.getTime() + Math.min(demo.age / 2, 6) * hourMs)
  const requestId = await insertRequest(db, {
    ...demoPeople[demo.person]!,
    tipo: 'venta',
    clasificado_id: item.id,
    estado_id: states[demo.status] ?? RequestStatus.negotiation,
    moneda: item.moneda,
    mensaje: demo.message,
    creado_en: sent,
    ...(demo.status === OfferStatus.rejected && { terminado_en: answered }),
  })
  await insertFirstEvent(db, requestId, demo.message, sent)
  await insertOffer(db, {
    clasificado_id: item.id,
    solicitud_id: requestId,
    moneda: item.moneda,
    monto: rounded(item.precio_final * demo.share),
    estado: demo.status,
    motivo: demo.reason ?? '',
    creado_en: sent,
    ...(demo.counter && {
      contraoferta_monto: rounded(item.precio_final * demo.counter),
      contraoferta_vence_en: new Date(answered.getTime() + 72 * hourMs),
    }),
    ...(demo.status !== OfferStatus.sent && { decidida_por: staffId, decidida_en: answered }),
  })
}
