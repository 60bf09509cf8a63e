import { AuctionState, AuctionStatus } from '@portal/contract/auctions/constants'
import type { Caller } from '#core/base/actor.ts'
import { eachInTurn } from '#core/base/in-turn.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { announce, lockItem } from '#features/item-requests/service.ts'
import { note } from '../changes.ts'
import type { AuctionDeps } from '../deps.ts'
import { tellEnd } from '../mail/ends.ts'
import * as queries from '../queries.ts'
import { resultOf, secondOf } from '../rules/result.ts'
import { stateAt } from '../rules/times.ts'
import { award } from './award.ts'
import * as due from './queries.ts'

export type EndDeps = Pick<AuctionDeps, 'db' | 'env' | 'secrets' | 'mails' | 'company' | 'payments'>

const itself: Caller = { ip: '', requestId: 'auction-end' }

/**
 * Writes the result of auctions whose time is over, and asks the second where a winner did not pay. One transaction each,
 * so that a process which dies at the bell leaves either the auction as it was or its whole result; safe to run twice or
 * at once.
 */
export async function endDue(deps: EndDeps): Promise<void> {
  await eachInTurn([endAllOver, askAllSeconds], (work) => work(deps))
}

const endAllOver = async (deps: EndDeps) => eachInTurn(await due.listOver(deps.db), (over) => end(deps, over))
const askAllSeconds = async (deps: EndDeps) =>
  eachInTurn(await due.listLapsed(deps.db), (lapsed) => askSecond(deps, lapsed))

/** Ends the auction of an item when its time is over: before staff read or change it. */
export async function endOf(deps: EndDeps, itemId: number): Promise<void> {
  for (const over of await due.listOver(deps.db, itemId)) await end(deps, over)
}

interface Key {
  id: number
  clasificado_id: number
}

async function end(deps: EndDeps, { id, clasificado_id }: Key): Promise<void> {
  await inTransaction(deps.db, async (db) => {
    const item = await lockItem(db, clasificado_id)
    const auction = await queries.lockAuction(db, id)
    // a bid may have moved the end while this waited for the lock
    if (!item || !auction || stateAt(auction, auction.ahora) !== AuctionState.ending) return
    const result = resultOf({ maximum: auction.lider_maximo, reservePrice: auction.precio_reserva })
    await queries.changeAuction(db, id, { terminada_en: auction.ahora })
    if (result === AuctionStatus.awarded) {
      const bidderId = auction.lider_id!
      await award(db, deps, itself, { item, auction, bidderId, amount: auction.precio_actual!, turn: 1 })
    } else {
      const after = await queries.changeAuction(db, id, { estado: result })
      await note(db, itself, 'auctions.ended', auction, after)
      await announce(db, item)
    }
    await tellEnd(db, deps, { item, auction, result })
  })
}

/** The winner did not pay: the second is asked once, at their own bid; without one the auction is closed. */
async function askSecond(deps: EndDeps, { id, clasificado_id }: Key): Promise<void> {
  await inTransaction(deps.db, async (db) => {
    const item = await lockItem(db, clasificado_id)
    const auction = await queries.lockAuction(db, id)
    if (!item || !auction || auction.estado !== AuctionStatus.awarded || auction.solicitud_id === null) return
    if (!(await due.hasLapsed(db, auction.solicitud_id))) return
    const second = auction.turno === 1 ? await nextOf(db, auction) : null
    if (second) {
      await award(db, deps, itself, { item, auction, bidderId: second.bidderId, amount: second.amount, turn: 2 })
      return
    }
    const after = await queries.changeAuction(db, id, { estado: AuctionStatus.closed })
    await note(db, itself, 'auctions.closed', auction, after)
  })
}

async function nextOf(db: Db, auction: queries.LockedAuction) {
  const best = await queries.listBest(db, auction.id)
  const bids = best.map(({ postor_id: bidderId, monto: amount, orden: order }) => ({ bidderId, amount, order }))
  return secondOf(bids, auction.lider_id!, auction.precio_reserva)
}
