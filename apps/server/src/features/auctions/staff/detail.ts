import { AuctionState, AuctionStatus } from '@portal/contract/auctions/constants'
import { minimumBid } from '@portal/contract/auctions/increments'
import { auctionMessages as m } from '@portal/contract/auctions/messages'
import type { AuctionListSchema, StaffAuctionSchema } from '@portal/contract/auctions/schemas'
import type { In } from '@portal/contract/core/fields'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import { auctionScopeOf } from '../policy.ts'
import { reserveState } from '../rules/result.ts'
import * as queries from './queries.ts'

export type View = In<typeof StaffAuctionSchema>

const reserveOf = ({ lider_maximo: maximum, precio_reserva: reservePrice }: Reserved) =>
  reserveState({ maximum, reservePrice })
type Reserved = { lider_maximo: number | null; precio_reserva: number | null }

/** Returns a page of the auctions that the actor may see. */
export async function pageOfAuctions(
  db: Db,
  actor: Actor,
  query: queries.ListQuery,
): Promise<In<typeof AuctionListSchema>> {
  const { rows, total } = await queries.listAuctions(db, auctionScopeOf(actor), query)
  return { subastas: rows.map((row) => ({ ...row, reserva: reserveOf(row) })), total }
}

/** Returns one auction with its bidders, all bids and what may be done. Throws `absent` outside the scope. */
export async function oneAuction(db: Db, actor: Actor, id: number): Promise<View> {
  const row = await queries.getAuction(db, auctionScopeOf(actor), id)
  if (!row) throw new Refusal(m.absent)
  const isActive = row.guardado === AuctionStatus.active && row.estado !== AuctionState.ending
  return {
    ...row,
    reserva: reserveOf(row),
    puja_minima: minimumBid(row.precio_actual, row.precio_inicial, row.moneda),
    puede_cambiar: row.estado === AuctionState.coming,
    puede_detener: isActive,
    puede_decidir: row.guardado === AuctionStatus.belowReserve,
    historial: await queries.listBids(db, id),
    postores_detalle: await queries.listBidders(db, id),
  }
}

/** Returns the machines that the actor may put up for auction. */
export const initData = async (db: Db, actor: Actor) => ({
  clasificados: await queries.listCandidates(db, auctionScopeOf(actor)),
})
