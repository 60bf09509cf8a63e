import { type AuctionStatus, auctionRules } from '@portal/contract/auctions/constants'
import type { Currency } from '@portal/contract/core/currencies'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { isCounted } from '../queries.ts'

/** The number of the bidder who leads. */
const leader = sql<number | null>`(select numero from subasta_postor where id = a.lider_id)`
const bidders = sql<number>`(
  select count(*)::int from subasta_postor where subasta_id = a.id and verificado_en is not null)`

const liveColumns = [
  'a.id',
  'a.clasificado_id',
  'a.precio_inicial',
  'a.precio_reserva',
  'a.precio_actual',
  'a.lider_id',
  'a.lider_maximo',
  'a.inicia_en',
  'a.termina_en',
  'a.fin_efectivo',
  'a.pujas',
  'a.motivo',
  leader.as('lider'),
  bidders.as('postores'),
  sql<AuctionStatus>`a.estado`.as('estado'),
  sql<Currency>`a.moneda`.as('moneda'),
  sql<Date>`clock_timestamp()`.as('ahora'),
] as const

const machineColumns = [
  'c.marca',
  'c.marca_en',
  'c.anio',
  'c.ciudad',
  'c.imagenes',
  'pais.nombre as pais_nombre',
  'pais.nombre_en as pais_nombre_en',
] as const

const auctions = (db: Db) =>
  db
    .selectFrom('subasta as a')
    .innerJoin('clasificado as c', 'c.id', 'a.clasificado_id')
    .innerJoin('pais', 'pais.id', 'c.pais_id')
    .where('c.eliminado_en', 'is', null)

export type LiveRow = NonNullable<Awaited<ReturnType<typeof getLive>>>

/** Returns what live pages show of an auction. */
export const getLive = (db: Db, id: number) =>
  db.selectFrom('subasta as a').select(liveColumns).where('a.id', '=', id).executeTakeFirst()

/** Returns the auction of an item with its machine: the active one, otherwise the latest. */
export const getOfItem = (db: Db, itemId: number) =>
  auctions(db)
    .select([...liveColumns, ...machineColumns])
    .where('a.clasificado_id', '=', itemId)
    .orderBy(sql`a.estado = 'activa'`, 'desc')
    .orderBy('a.id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Returns one auction with its machine. */
export const getWithMachine = (db: Db, id: number) =>
  auctions(db)
    .select([...liveColumns, ...machineColumns])
    .where('a.id', '=', id)
    .executeTakeFirst()

/** Returns the latest shown bids, the latest first. */
export const listBids = (db: Db, auctionId: number) =>
  db
    .selectFrom('subasta_puja as b')
    .innerJoin('subasta_postor as p', 'p.id', 'b.postor_id')
    .select(['b.orden', 'b.monto', 'b.es_automatica as automatica', 'b.creado_en'])
    .select(sql<number>`p.numero`.as('postor'))
    .where('b.subasta_id', '=', auctionId)
    .where('b.es_visible', '=', true)
    .where(isCounted('b'))
    .orderBy('b.orden', 'desc')
    .limit(auctionRules.shownBids)
    .execute()

const cardColumns = [
  'a.id',
  'a.clasificado_id',
  'a.precio_inicial',
  'a.precio_actual',
  'a.inicia_en',
  'a.fin_efectivo',
  'a.pujas',
  sql<AuctionStatus>`a.estado`.as('estado'),
  sql<Currency>`a.moneda`.as('moneda'),
  sql<Date>`now()`.as('ahora'),
  ...machineColumns,
] as const

/** Returns active auctions, those that end first before the others. */
export const listActive = (db: Db) =>
  auctions(db)
    .select(cardColumns)
    .where('a.estado', '=', 'activa')
    .orderBy('a.fin_efectivo')
    .orderBy('a.id')
    .limit(200)
    .execute()

/** Returns auctions that ended within a month, the latest first. */
export const listEnded = (db: Db) =>
  auctions(db)
    .select(cardColumns)
    .where('a.estado', '!=', 'activa')
    .where('a.terminada_en', '>', sql<Date>`now() - interval '30 days'`)
    .orderBy('a.terminada_en', 'desc')
    .orderBy('a.id', 'desc')
    .limit(24)
    .execute()

/** Returns a bidder's largest maximum. */
export async function maximumOf(db: Db, bidderId: number): Promise<number | null> {
  const { maximum } = await db
    .selectFrom('subasta_puja')
    .select(({ fn }) => fn.max<number | null>('maximo').as('maximum'))
    .where('postor_id', '=', bidderId)
    .where(isCounted('subasta_puja'))
    .executeTakeFirstOrThrow()
  return maximum
}

/** The server's clock. */
export async function clock(db: Db): Promise<Date> {
  const { rows } = await sql<{ ahora: Date }>`select clock_timestamp() as ahora`.execute(db)
  return rows[0]!.ahora
}
