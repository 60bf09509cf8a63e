import { AuctionState } from '@portal/contract/auctions/constants'
import { minimumBid } from '@portal/contract/auctions/increments'
import { auctionMessages as m } from '@portal/contract/auctions/messages'
import type {
  AuctionCardSchema,
  BidderAuctionSchema,
  LiveAuctionSchema,
  PublicAuctionSchema,
  PublicAuctionsSchema,
} from '@portal/contract/auctions/schemas'
import type { In } from '@portal/contract/core/fields'
import { Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import { firstPicture } from '#features/marketplace/pictures/first-picture.ts'
import { openBidder } from '../bid/opened.ts'
import type { AuctionDeps } from '../deps.ts'
import { leastFor } from '../rules/bidding.ts'
import { reserveState } from '../rules/result.ts'
import { stateAt } from '../rules/times.ts'
import * as queries from './queries.ts'

type Live = In<typeof LiveAuctionSchema>

/** Returns what live pages show: without names, maxima and reserve. */
export async function liveOf(db: Db, row: queries.LiveRow): Promise<Live> {
  const { precio_reserva: reservePrice, lider_maximo: maximum, lider_id: _, clasificado_id: __, ...shown } = row
  return {
    ...shown,
    estado: stateAt(row, row.ahora),
    puja_minima: minimumBid(row.precio_actual, row.precio_inicial, row.moneda),
    reserva: reserveState({ maximum, reservePrice }),
    historial: await queries.listBids(db, row.id),
  }
}

type Found = NonNullable<Awaited<ReturnType<typeof queries.getOfItem>>>

const machineOf = ({ imagenes, ...row }: Listed) => ({
  clasificado_id: row.clasificado_id,
  ...{ marca: row.marca, marca_en: row.marca_en, anio: row.anio, ciudad: row.ciudad },
  ...{ pais_nombre: row.pais_nombre, pais_nombre_en: row.pais_nombre_en },
  imagen: firstPicture(imagenes),
})
type Listed = Pick<
  Found,
  'clasificado_id' | 'marca' | 'marca_en' | 'anio' | 'ciudad' | 'pais_nombre' | 'pais_nombre_en' | 'imagenes'
>

async function withMachine(db: Db, row: Found): Promise<In<typeof PublicAuctionSchema>> {
  return { ...(await liveOf(db, row)), ...machineOf(row) }
}

/** Returns the auction of an item. Throws `absent` without one. */
export async function auctionOfItem(db: Db, itemId: number): Promise<In<typeof PublicAuctionSchema>> {
  const row = await queries.getOfItem(db, itemId)
  if (!row) throw new Refusal(m.absent)
  return withMachine(db, row)
}

/** Returns the auction as the bidder of a secret link sees it. Throws `linkInvalid` for another link. */
export async function auctionOfBidder(
  deps: Pick<AuctionDeps, 'db' | 'secrets'>,
  token: string,
): Promise<In<typeof BidderAuctionSchema>> {
  const bidder = await openBidder(deps, token)
  const row = await queries.getWithMachine(deps.db, bidder.subasta_id)
  if (!row) throw new Refusal(m.absent)
  const { precio_actual: price, lider_id: leaderId, lider_maximo: most } = row
  const standing =
    price === null || leaderId === null || most === null ? null : { price, bidderId: leaderId, maximum: most }
  const terms = { currency: row.moneda, startPrice: row.precio_inicial, reservePrice: row.precio_reserva }
  return {
    ...(await withMachine(deps.db, row)),
    puja_minima: leastFor(terms, standing, bidder.id),
    postor: bidder.numero!,
    nombre: bidder.nombre,
    es_lider: leaderId === bidder.id,
    maximo: await queries.maximumOf(deps.db, bidder.id),
  }
}

type CardRow = Awaited<ReturnType<typeof queries.listActive>>[number]

function cardOf(row: CardRow): In<typeof AuctionCardSchema> {
  const { id, moneda, precio_inicial, precio_actual, inicia_en, fin_efectivo, pujas } = row
  const facts = { id, moneda, precio_inicial, precio_actual, inicia_en, fin_efectivo, pujas }
  return { ...machineOf(row), ...facts, estado: stateAt(row, row.ahora) }
}

/** Returns the auctions of the public page: running, coming, ended. */
export async function publicAuctions(db: Db): Promise<In<typeof PublicAuctionsSchema>> {
  const [active, ended, ahora] = await Promise.all([queries.listActive(db), queries.listEnded(db), queries.clock(db)])
  const cards = active.map(cardOf)
  const isComing = ({ estado }: { estado: string }) => estado === AuctionState.coming
  return {
    en_curso: cards.filter((card) => !isComing(card)),
    proximas: cards.filter(isComing).toSorted((a, b) => Number(new Date(a.inicia_en)) - Number(new Date(b.inicia_en))),
    terminadas: ended.map(cardOf),
    ahora,
  }
}
