import { type AuctionState, AuctionStatus, auctionRules } from '@portal/contract/auctions/constants'
import type { AuctionListQuerySchema } from '@portal/contract/auctions/schemas'
import type { Currency } from '@portal/contract/core/currencies'
import type { Of } from '@portal/contract/core/fields'
import { OfferMode } from '@portal/contract/machines/constants'
import { type RawBuilder, sql } from 'kysely'
import { rowsIn, type Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { inOrder, inSpanishOrder, orderOf, wordsIn } from '#core/database/list-query.ts'
import { isCounted } from '../queries.ts'

export type ListQuery = Of<typeof AuctionListQuerySchema>

const { ref } = sql
const active = sql.lit(AuctionStatus.active)

/** What an auction is now, as `stateAt` of the rules. */
const stateNow: RawBuilder<AuctionState> = sql`(case
  when a.estado <> ${active} then a.estado
  when a.inicia_en > statement_timestamp() then 'proxima'
  when a.fin_efectivo > statement_timestamp() then 'en_curso'
  else 'terminando' end)`

/** The condition for auctions of machines in a person's scope. */
const inScope = (scope: Scope) => rowsIn(scope, { author: 'c.usuario_id' })

const found = (db: Db, scope: Scope) =>
  db
    .selectFrom('subasta as a')
    .innerJoin('clasificado as c', 'c.id', 'a.clasificado_id')
    .innerJoin('pais', 'pais.id', 'c.pais_id')
    .leftJoin('subasta_postor as l', 'l.id', 'a.lider_id')
    .where(inScope(scope))

const rowColumns = [
  'a.id',
  'a.clasificado_id',
  'c.sku',
  'c.marca',
  'c.marca_en',
  'c.anio',
  'c.ciudad',
  'pais.nombre as pais_nombre',
  'pais.nombre_en as pais_nombre_en',
  'a.precio_inicial',
  'a.precio_reserva',
  'a.precio_actual',
  'a.lider_maximo',
  'a.inicia_en',
  'a.termina_en',
  'a.fin_efectivo',
  'a.pujas',
  'a.solicitud_id',
  'a.version',
  'l.nombre as lider_nombre',
  stateNow.as('estado'),
  sql<Currency>`a.moneda`.as('moneda'),
] as const

const asked = (db: Db, scope: Scope, { estado: state, clasificado_id: itemId, buscar: text }: ListQuery) =>
  found(db, scope)
    .where((eb) => eb.and(wordsIn(sql<string>`sin_acentos(c.marca || ' ' || c.sku)`, text)))
    .$if(state !== '', (query) => query.where(stateNow, '=', state as never))
    .$if(itemId !== null, (query) => query.where('a.clasificado_id', '=', itemId ?? 0))

const keysOf: Record<'fin_efectivo' | 'inicia_en' | 'marca' | 'pujas', RawBuilder<unknown>> = {
  fin_efectivo: ref('a.fin_efectivo'),
  inicia_en: ref('a.inicia_en'),
  marca: inSpanishOrder(ref('c.marca')),
  pujas: ref('a.pujas'),
}

/** Returns one page and the total. */
export async function listAuctions(db: Db, scope: Scope, query: ListQuery) {
  const { column, direction } = orderOf(query.orden)
  const rows = asked(db, scope, query)
    .select(rowColumns)
    .orderBy(inOrder([keysOf[column], ref('a.id')], direction))
    .limit(query.page_row)
    .offset((query.page - 1) * query.page_row)
    .execute()
  const total = asked(db, scope, query)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows: await rows, total: (await total).total }
}

/** Returns one auction with everything its panel shows. */
export const getAuction = (db: Db, scope: Scope, id: number) =>
  found(db, scope)
    .innerJoin('usuario as u', 'u.id', 'c.usuario_id')
    .leftJoin('solicitud_clasificado as s', 's.id', 'a.solicitud_id')
    .select(rowColumns)
    .select(['a.motivo', 'a.turno', 'a.lider_id', 's.estado_id as solicitud_estado_id'])
    .select([sql<AuctionStatus>`a.estado`.as('guardado'), sql<Date>`clock_timestamp()`.as('ahora')])
    .select(sql<string>`trim(u.nombres || ' ' || u.apellido_paterno)`.as('propietario_nombre'))
    .where('a.id', '=', id)
    .executeTakeFirst()

/** Returns the latest bids with names and maxima, shown ones and others. */
export const listBids = (db: Db, auctionId: number) =>
  db
    .selectFrom('subasta_puja as b')
    .innerJoin('subasta_postor as p', 'p.id', 'b.postor_id')
    .select(['b.orden', 'b.monto', 'b.maximo', 'b.es_automatica as automatica', 'b.creado_en', 'p.nombre'])
    .leftJoin('subasta_puja_anulada as v', (join) =>
      join.onRef('v.subasta_id', '=', 'b.subasta_id').onRef('v.orden', '=', 'b.orden'),
    )
    .select(sql<string | null>`nullif(v.motivo, '')`.as('anulada'))
    // a later bid that was placed again is shown where it stands now
    .where((eb) => eb.or([eb('v.orden', 'is', null), eb('v.motivo', '!=', '')]))
    .select(sql<number>`p.numero`.as('postor'))
    .where('b.subasta_id', '=', auctionId)
    .orderBy('b.orden', 'desc')
    .limit(auctionRules.shownBids)
    .execute()

/** Returns the verified bidders by their numbers. */
export const listBidders = (db: Db, auctionId: number) =>
  db
    .selectFrom('subasta_postor as p')
    .select(['p.id', 'p.nombre', 'p.email', 'p.telefono', 'p.empresa', 'p.retirado_en'])
    .select([sql<number>`p.numero`.as('numero'), sql<Date>`p.verificado_en`.as('verificado_en')])
    .select([
      sql<number | null>`(
        select max(b.maximo) from subasta_puja b where b.postor_id = p.id and ${isCounted('b')})`.as('maximo'),
      sql<number>`(select count(*)::int from subasta_puja b where b.postor_id = p.id and not b.es_automatica and ${isCounted('b')})`.as(
        'pujas',
      ),
    ])
    .where('p.subasta_id', '=', auctionId)
    .where('p.numero', 'is not', null)
    .orderBy('p.numero')
    .limit(500)
    .execute()

/** Returns machines of the scope that may be put up for auction now. */
export const listCandidates = (db: Db, scope: Scope) =>
  candidates(db, scope)
    .select(['c.id', 'c.sku', 'c.marca', 'c.precio_final', 'c.vence_en'])
    .select(sql<Currency>`c.moneda`.as('moneda'))
    .orderBy('c.creado_en', 'desc')
    .limit(500)
    .execute()

/** Whether a machine of the scope may be put up for auction; the caller holds its lock. */
export const getCandidate = (db: Db, scope: Scope, itemId: number) =>
  candidates(db, scope)
    .select(['c.id', 'c.vence_en'])
    .select([sql<Currency>`c.moneda`.as('moneda'), sql<Date>`clock_timestamp()`.as('ahora')])
    .where('c.id', '=', itemId)
    .executeTakeFirst()

const candidates = (db: Db, scope: Scope) =>
  db
    .selectFrom('clasificado as c')
    .where(inScope(scope))
    .where('c.es_publico', '=', true)
    .where('c.es_oferta', '=', true)
    .where('c.modo_oferta', '=', OfferMode.auction)
    .where('c.es_venta', '=', true)
    .where('c.en_subasta', '=', false)
    .where('c.estado_comercial', 'not in', [23, 24, 26])
    .where(({ or, eb }) => or([eb('c.vence_en', 'is', null), eb('c.vence_en', '>', sql<Date>`now()`)]))

/** Returns when a machine expires. */
export async function expiryOf(db: Db, itemId: number): Promise<Date | null> {
  const row = await db.selectFrom('clasificado').select('vence_en').where('id', '=', itemId).executeTakeFirstOrThrow()
  return row.vence_en
}

export type NamedBid = Awaited<ReturnType<typeof listNamed>>[number]

/** Returns the bids of bidders that count, in their order, without those that were placed for someone. */
export const listNamed = (db: Db, auctionId: number) =>
  db
    .selectFrom('subasta_puja as b')
    .select(['b.orden', 'b.postor_id', 'b.monto', 'b.es_maximo', 'b.creado_en'])
    .select(sql<number>`b.maximo`.as('maximo'))
    .where('b.subasta_id', '=', auctionId)
    .where('b.maximo', 'is not', null)
    .where(isCounted('b'))
    .orderBy('b.orden')
    .execute()

/** Voids every bid that counts: one with its reason, the others because they are placed again. */
export async function voidFrom(
  db: Db,
  auctionId: number,
  { orden, motivo, userId }: { orden: number; motivo: string; userId: number },
): Promise<void> {
  await sql`
    insert into subasta_puja_anulada (subasta_id, orden, motivo, usuario_id)
    select b.subasta_id, b.orden, case b.orden when ${orden}::int then ${motivo}::text else '' end, ${userId}::int
    from subasta_puja b where b.subasta_id = ${auctionId} and ${isCounted('b')}`.execute(db)
}
