import { AuctionState } from '@portal/contract/auctions/constants'
import { auctionMessages as m } from '@portal/contract/auctions/messages'
import type { AuctionChangeSchema, AuctionFormSchema } from '@portal/contract/auctions/schemas'
import type { Currency } from '@portal/contract/core/currencies'
import type { Of } from '@portal/contract/core/fields'
import { isWholeMoney } from '@portal/contract/core/money'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal, isDuplicate, Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { refuseStale, showingStored } from '#core/records/versions.ts'
import { announce, lockItem } from '#features/item-requests/service.ts'
import { note } from '../changes.ts'
import type { AuctionDeps } from '../deps.ts'
import { setBell } from '../end/bell.ts'
import { auctionScopeOf } from '../policy.ts'
import * as shared from '../queries.ts'
import { refusedTime, stateAt } from '../rules/times.ts'
import { oneAuction } from './detail.ts'
import * as queries from './queries.ts'

type Deps = Pick<AuctionDeps, 'db' | 'jobs'>
type Saved = { id: number; version: number }

/**
 * Plans an auction of a public machine in auction mode; until its end nobody changes, reserves or sells the machine in
 * another way. Throws `machineInvalid` for another machine, `alreadyPlanned` for one that has an auction, and the
 * refusal of each wrong field.
 */
export async function planAuction(deps: Deps, actor: Actor, form: Of<typeof AuctionFormSchema>): Promise<Saved> {
  const { clasificado_id: itemId, ...terms } = form
  const writing = inTransaction(deps.db, async (db) => {
    const locked = await lockItem(db, itemId)
    if (locked?.en_subasta) throw fieldRefusal('clasificado_id', m.alreadyPlanned)
    const item = locked && (await queries.getCandidate(db, auctionScopeOf(actor), itemId))
    if (!item) throw fieldRefusal('clasificado_id', m.machineInvalid)
    refuseTerms(terms, { currency: item.moneda, expiresAt: item.vence_en, now: item.ahora })
    const after = await shared.insertAuction(db, {
      ...rowOf(terms),
      clasificado_id: itemId,
      moneda: item.moneda,
      creado_por: actor.id,
    })
    await setBells(db, deps, after)
    await note(db, actor, 'auctions.planned', null, after)
    await announce(db, locked)
    return { id: after.id, version: after.version }
  })
  return writing.catch((error: unknown) => {
    if (isDuplicate(error, 'subasta_activa')) throw fieldRefusal('clasificado_id', m.alreadyPlanned, error)
    throw error
  })
}

async function setBells(db: Db, deps: Deps, { id, inicia_en: start, fin_efectivo: end }: shared.PlannedAuction) {
  await setBell(db, deps, id, start)
  await setBell(db, deps, id, end)
}

type Terms = Omit<Of<typeof AuctionChangeSchema>, 'version'>

const rowOf = ({ inicia_en, termina_en, precio_inicial, precio_reserva }: Terms) => ({
  ...{ inicia_en: new Date(inicia_en), precio_inicial, precio_reserva },
  termina_en: new Date(termina_en),
  fin_efectivo: new Date(termina_en),
})

function refuseTerms(
  { inicia_en, termina_en, precio_inicial: start, precio_reserva: reserve }: Terms,
  { currency, expiresAt, now }: { currency: Currency; expiresAt: Date | null; now: Date },
): void {
  const field = refusedTime({ start: new Date(inicia_en), end: new Date(termina_en), expiresAt }, now)
  if (field) throw fieldRefusal(field, field === 'inicia_en' ? m.startInvalid : m.endInvalid)
  if (!isWholeMoney(start, currency)) throw fieldRefusal('precio_inicial', m.startPriceInvalid)
  if (reserve !== null && (reserve <= start || !isWholeMoney(reserve, currency)))
    throw fieldRefusal('precio_reserva', m.reservePriceInvalid)
}

/**
 * Changes an auction before its start. Throws `notPossible` afterwards, `changedByOther` when someone saved in between.
 */
export async function changePlan(
  deps: Deps,
  actor: Actor,
  id: number,
  { version, ...terms }: Of<typeof AuctionChangeSchema>,
): Promise<Saved> {
  const writing = inTransaction(deps.db, async (db) => {
    const before = await lockScoped(db, actor, id)
    refuseStale(before, version)
    if (stateAt(before, before.ahora) !== AuctionState.coming) throw new Refusal(m.notPossible)
    const expiresAt = await queries.expiryOf(db, before.clasificado_id)
    refuseTerms(terms, { currency: before.moneda, expiresAt, now: before.ahora })
    const after = await shared.changeAuction(db, id, rowOf(terms))
    await setBells(db, deps, after)
    await note(db, actor, 'auctions.changed', before, after)
    return { id, version: after.version }
  })
  return showingStored(writing, () => oneAuction(deps.db, actor, id))
}

/** Locks an auction of the actor's scope, its item first. Throws `absent` when there is none. */
export async function lockScoped(db: Db, actor: Actor, id: number): Promise<shared.LockedAuction> {
  const seen = await queries.getAuction(db, auctionScopeOf(actor), id)
  const item = seen && (await lockItem(db, seen.clasificado_id))
  const auction = item && (await shared.lockAuction(db, id))
  if (!auction) throw new Refusal(m.absent)
  return auction
}
