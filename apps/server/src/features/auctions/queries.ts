import type { AuctionStatus } from '@portal/contract/auctions/constants'
import type { Currency } from '@portal/contract/core/currencies'
import type { PageLanguage } from '@portal/contract/core/language'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { Subasta, SubastaPostor, SubastaPuja } from '#core/database/schema.ts'

const columns = [
  'id',
  'clasificado_id',
  'precio_inicial',
  'precio_reserva',
  'inicia_en',
  'termina_en',
  'fin_efectivo',
  'precio_actual',
  'lider_id',
  'lider_maximo',
  'pujas',
  'ultimo_orden',
  'motivo',
  'turno',
  'solicitud_id',
  'creado_por',
  'version',
  sql<AuctionStatus>`estado`.as('estado'),
  sql<Currency>`moneda`.as('moneda'),
] as const

export type LockedAuction = NonNullable<Awaited<ReturnType<typeof lockAuction>>>

/**
 * Locks an auction whose item is locked already, so that this statement waits for nothing and its clock is the one by
 * which bids are ordered.
 */
export const lockAuction = (db: Db, id: number) =>
  db
    .selectFrom('subasta')
    .select(columns)
    .select(sql<Date>`clock_timestamp()`.as('ahora'))
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

export type PlannedAuction = Pick<LockedAuction, 'id' | 'inicia_en' | 'fin_efectivo'>
export type AuctionChange = Updateable<Subasta>

export const changeAuction = (db: Db, id: number, change: AuctionChange) =>
  db
    .updateTable('subasta')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()

export const insertAuction = (db: Db, row: Insertable<Subasta>) =>
  db.insertInto('subasta').values(row).returning(columns).executeTakeFirstOrThrow()

export type Bidder = NonNullable<Awaited<ReturnType<typeof getBidder>>>

/** Returns a bidder with the item of their auction and its owner. */
export const getBidder = (db: Db, id: number) =>
  db
    .selectFrom('subasta_postor as p')
    .innerJoin('subasta as a', 'a.id', 'p.subasta_id')
    .innerJoin('clasificado as c', 'c.id', 'a.clasificado_id')
    .select(['p.id', 'p.subasta_id', 'p.numero', 'p.nombre', 'p.email', 'p.telefono', 'p.pais_id', 'p.empresa'])
    .select(['p.usuario_id', 'p.enlace_version', 'p.verificado_en', 'p.retirado_en', 'p.aviso_pendiente'])
    .select(['p.avisado_en', 'a.clasificado_id', 'c.usuario_id as propietario_id'])
    .select(sql<PageLanguage>`p.idioma`.as('idioma'))
    .where('p.id', '=', id)
    .executeTakeFirst()

export async function changeBidder(db: Db, id: number, change: Updateable<SubastaPostor>): Promise<void> {
  await db.updateTable('subasta_postor').set(change).where('id', '=', id).execute()
}

export async function insertBids(db: Db, rows: readonly Insertable<SubastaPuja>[]): Promise<void> {
  await db.insertInto('subasta_puja').values(rows).execute()
}

/** Whether a bid of `subasta_puja`, by this alias, counts: staff have not voided it. */
export const isCounted = (bid: string) => sql<boolean>`not exists (
  select from subasta_puja_anulada v
  where v.subasta_id = ${sql.ref(`${bid}.subasta_id`)} and v.orden = ${sql.ref(`${bid}.orden`)})`

/** Returns the best shown bid of each bidder. */
export function listBest(db: Db, auctionId: number) {
  return db
    .selectFrom('subasta_puja')
    .distinctOn('postor_id')
    .select(['postor_id', 'monto', 'orden'])
    .where('subasta_id', '=', auctionId)
    .where('es_visible', '=', true)
    .where(isCounted('subasta_puja'))
    .orderBy('postor_id')
    .orderBy('monto', 'desc')
    .orderBy('orden')
    .execute()
}
