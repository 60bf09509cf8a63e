import type { OrderEventKind } from '@portal/contract/production/constants'
import type { ProductionStep } from '@portal/contract/production/steps'
import { QuoteStatus } from '@portal/contract/quotes/states'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { isMade } from './queries.ts'

/** Opens the order of a quote; returns undefined when it has one. */
export const insertOrder = (
  db: Db,
  quoteId: number,
  { term, since }: { term: string | null; since: Date | undefined },
) =>
  db
    .insertInto('orden_produccion')
    .values({ cotizacion_id: quoteId, plazo: term, ...(since && { recibida_en: since, paso_en: since }) })
    .onConflict((conflict) => conflict.column('cotizacion_id').doNothing())
    .returning('id')
    .executeTakeFirst()

/** Returns quotes that were confirmed in the last days, have something to make and no order. */
export const listWithoutOrder = (db: Db, days: number, most: number) =>
  db
    .selectFrom('cotizacion as q')
    .select(['q.id', 'q.enviada_produccion_en'])
    .where('q.estado', '=', QuoteStatus.approved)
    .where('q.reemplazada', '=', false)
    .where('q.aprobada_en', '>', sql<Date>`now() - make_interval(days => ${days}::int)`)
    .where(isMade)
    .where(sql<boolean>`not exists (select from orden_produccion o where o.cotizacion_id = q.id)`)
    .orderBy('q.id')
    .limit(most)
    .execute()

export async function setTerm(db: Db, quoteId: number, term: string): Promise<void> {
  await db
    .updateTable('orden_produccion')
    .set({ plazo: term, version: sql`version + 1` })
    .where('cotizacion_id', '=', quoteId)
    .execute()
}

const columns = [
  'o.id',
  'o.plazo',
  'o.inicio_previsto',
  'o.listo_previsto',
  'o.despacho_previsto',
  'o.entrega_prevista',
  'o.recibida_en',
  'o.planificada_en',
  'o.iniciada_en',
  'o.lista_en',
  'o.despachada_en',
  'o.entregada_en',
  'o.transportista',
  'o.seguimiento',
  'o.anulada_en',
  sql<ProductionStep>`o.paso`.as('paso'),
] as const

/** Returns the order of a quote. */
export const getOrder = (db: Db, quoteId: number) =>
  db.selectFrom('orden_produccion as o').select(columns).where('o.cotizacion_id', '=', quoteId).executeTakeFirst()

/** Locks the order of a quote until the transaction ends. */
export const lockOrderOf = (db: Db, quoteId: number) =>
  db
    .selectFrom('orden_produccion as o')
    .select(columns)
    .where('o.cotizacion_id', '=', quoteId)
    .forUpdate()
    .executeTakeFirst()

export async function markVoided(db: Db, orderId: number): Promise<void> {
  await db
    .updateTable('orden_produccion')
    .set({ anulada_en: sql<Date>`now()`, version: sql`version + 1` })
    .where('id', '=', orderId)
    .execute()
}

interface Happened {
  orden_id: number
  tipo: OrderEventKind
  comentario?: string
  usuario_id: number | null
  ip: string
}

export async function insertOrderEvent(db: Db, event: Happened): Promise<void> {
  await db.insertInto('orden_evento').values(event).execute()
}

/** Returns the documents of an order that its client may see. */
export const listShownFiles = (db: Db, orderId: number) =>
  db
    .selectFrom('orden_documento')
    .select(['id', 'nombre', 'bytes'])
    .where('orden_id', '=', orderId)
    .where('visible_cliente', '=', true)
    .orderBy('id')
    .execute()

/** Returns the file of a document of a quote's order that its client may see; null when there is none. */
export async function getShownFile(db: Db, quoteId: number, documentId: number): Promise<string | null> {
  const row = await db
    .selectFrom('orden_documento as d')
    .innerJoin('orden_produccion as o', 'o.id', 'd.orden_id')
    .select('d.archivo_id')
    .where('d.id', '=', documentId)
    .where('o.cotizacion_id', '=', quoteId)
    .where('d.visible_cliente', '=', true)
    .executeTakeFirst()
  return row?.archivo_id ?? null
}
