import { AuctionStatus, auctionTermsVersion } from '@portal/contract/auctions/constants'
import { Currency } from '@portal/contract/core/currencies'
import { OfferMode } from '@portal/contract/machines/constants'
import { RequestStatus } from '@portal/contract/marketplace/states'
import type { Db } from '#core/database/database.ts'
import { reservationEvent } from '#features/item-requests/service.ts'
import { recordTransfer } from '#features/payments/service.ts'
import * as shared from '../queries.ts'
import { isPlaced, placeBid, type Standing } from '../rules/bidding.ts'
import { type DemoPerson, demoPeople } from './people.ts'
import * as queries from './queries.ts'

const hourMs = 3_600_000

interface DemoAuction {
  /** Hours from now; negative ones are past. */
  startsIn: number
  endsIn: number
  status: AuctionStatus
  /** Shares of the machine's price. */
  start: number
  reserve?: number
  /** Who bid up to which share of the price, one after the other. */
  bids: readonly (readonly [person: number, share: number])[]
  reason?: string
}

const { active, awarded, belowReserve, withoutBids, stopped } = AuctionStatus

/** Some that run, two to come, and how others ended. */
const auctions: readonly DemoAuction[] = [
  {
    startsIn: -46,
    endsIn: 3,
    status: active,
    start: 0.5,
    bids: [
      [0, 0.6],
      [1, 0.66],
      [2, 0.64],
      [0, 0.72],
      [3, 0.7],
    ],
  },
  {
    startsIn: -20,
    endsIn: 29,
    status: active,
    start: 0.55,
    reserve: 0.85,
    bids: [
      [4, 0.6],
      [5, 0.62],
      [4, 0.7],
    ],
  },
  {
    startsIn: -70,
    endsIn: 52,
    status: active,
    start: 0.45,
    bids: [
      [2, 0.5],
      [1, 0.5],
      [3, 0.61],
    ],
  },
  { startsIn: -2, endsIn: 94, status: active, start: 0.6, bids: [] },
  { startsIn: 17, endsIn: 89, status: active, start: 0.5, bids: [] },
  { startsIn: 66, endsIn: 138, status: active, start: 0.4, reserve: 0.7, bids: [] },
  {
    startsIn: -190,
    endsIn: -94,
    status: awarded,
    start: 0.5,
    bids: [
      [5, 0.6],
      [0, 0.78],
      [5, 0.74],
    ],
  },
  {
    startsIn: -150,
    endsIn: -30,
    status: belowReserve,
    start: 0.4,
    reserve: 0.8,
    bids: [
      [1, 0.5],
      [4, 0.55],
    ],
  },
  { startsIn: -240, endsIn: -140, status: withoutBids, start: 0.9, bids: [] },
  {
    startsIn: -120,
    endsIn: -60,
    status: stopped,
    start: 0.5,
    bids: [[3, 0.55]],
    reason: 'El equipo sufrió una falla hidráulica; se repara y vuelve a subasta.',
  },
]

/** Stores auctions of machines of the demo set, inside the caller's transaction. Dates count from now. */
export async function insertDemoAuctions(db: Db, staffId: number): Promise<void> {
  const now = await queries.currentTime(db)
  const items = await queries.takeItems(db, OfferMode.auction, auctions.length)
  for (const [place, item] of items.entries()) await insertOne(db, auctions[place]!, { item, now, staffId })
}

type Item = Awaited<ReturnType<typeof queries.takeItems>>[number]

interface Placing {
  item: Item
  now: Date
  staffId: number
}

async function insertOne(db: Db, demo: DemoAuction, { item, now, staffId }: Placing): Promise<void> {
  const at = (hours: number) => new Date(now.getTime() + hours * hourMs)
  const share = (part: number) => Math.round((item.precio_final * part) / 100) * 100
  const auction = await shared.insertAuction(db, {
    clasificado_id: item.id,
    moneda: item.moneda,
    precio_inicial: share(demo.start),
    precio_reserva: demo.reserve ? share(demo.reserve) : null,
    inicia_en: at(demo.startsIn),
    termina_en: at(demo.endsIn),
    fin_efectivo: at(demo.endsIn),
    creado_por: staffId,
    creado_en: at(demo.startsIn - 40),
  })
  const standing = await insertBids(db, demo, auction, { at, share, now })
  const isOver = demo.status !== active
  const requestId = demo.status === awarded && standing ? await buy(db, item, standing, at(demo.endsIn), now) : null
  const { pujas, orden, ...leader } = standing ?? { pujas: 0, orden: 0 }
  await shared.changeAuction(db, auction.id, {
    ...('bidderId' in leader && {
      precio_actual: leader.price,
      lider_id: leader.bidderId,
      lider_maximo: leader.maximum,
    }),
    pujas,
    ultimo_orden: orden,
    estado: demo.status,
    motivo: demo.reason ?? '',
    ...(isOver && { terminada_en: at(demo.endsIn) }),
    ...(requestId !== null && { solicitud_id: requestId, turno: 1 }),
  })
}

interface Times {
  at: (hours: number) => Date
  share: (part: number) => number
  now: Date
}

type Outcome = Standing & { pujas: number; orden: number; person: DemoPerson }

/** Places the bids by the rules of auctions, spread over the time that has passed. */
async function insertBids(
  db: Db,
  demo: DemoAuction,
  auction: Omit<shared.LockedAuction, 'ahora'>,
  { at, share }: Times,
): Promise<Outcome | null> {
  const terms = { currency: auction.moneda, startPrice: auction.precio_inicial, reservePrice: auction.precio_reserva }
  const last = Math.min(demo.endsIn, 0) - 0.4
  const ids = new Map<number, number>()
  let standing: Standing | null = null
  let [pujas, orden, leader] = [0, 0, 0]
  for (const [place, [who, part]] of demo.bids.entries()) {
    const when = at(demo.startsIn + ((last - demo.startsIn) * (place + 1)) / demo.bids.length)
    const bidderId: number = ids.get(who) ?? (await insertPerson(db, auction.id, who, ids.size + 1, when))
    ids.set(who, bidderId)
    const outcome = placeBid(terms, standing, { bidderId, amount: share(part), isMaximum: true })
    if (!isPlaced(outcome)) continue
    const rows = outcome.entries.map((entry) => ({
      subasta_id: auction.id,
      orden: ++orden,
      postor_id: entry.bidderId,
      monto: entry.amount,
      maximo: entry.maximum,
      es_automatica: entry.isAutomatic,
      es_visible: entry.isVisible,
      creado_en: when,
    }))
    await shared.insertBids(db, rows)
    pujas += rows.filter((row) => row.es_visible).length
    standing = outcome.standing
    leader = [...ids].find(([, id]) => id === outcome.standing.bidderId)![0]
  }
  return standing && { ...(standing as Standing), pujas, orden, person: demoPeople[leader]! }
}

const insertPerson = (db: Db, auctionId: number, who: number, numero: number, at: Date) =>
  queries.insertBidder(db, {
    ...demoPeople[who]!,
    subasta_id: auctionId,
    numero,
    condiciones: auctionTermsVersion,
    verificado_en: at,
    creado_en: at,
  })

/** The request of a winner, who has paid their reservation by transfer. */
async function buy(db: Db, item: Item, { person, price }: Outcome, at: Date, now: Date): Promise<number> {
  const amount = Math.min(3000, Math.max(100, Math.round(price * 5) / 100))
  const id = await queries.insertRequest(db, {
    ...person,
    tipo: 'venta',
    clasificado_id: item.id,
    estado_id: RequestStatus.reserved,
    moneda: item.moneda,
    monto_venta: price,
    monto_reserva: amount,
    reservado_en: at,
    vence_en: new Date(now.getTime() + 9 * 24 * hourMs),
    creado_en: at,
  })
  await queries.insertFirstEvent(db, id, 'Ganó la subasta', at)
  await recordTransfer(
    db,
    { ip: '', requestId: 'demo' },
    {
      requestId: id,
      eventId: await reservationEvent(db, id),
      amount,
      currency: Currency.dollar,
      conversion: null,
      language: person.idioma,
      reference: 'Transferencia bancaria 5120-2026 recibida.',
      at,
    },
  )
  return id
}
