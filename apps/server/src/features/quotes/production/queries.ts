import { controlledCategories, ProductionBlock } from '@portal/contract/permits/constants'
import type { ProductionStep } from '@portal/contract/production/steps'
import { unmadeCategories } from '@portal/contract/quotes/production/made'
import { QuoteStatus } from '@portal/contract/quotes/states'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { today } from '#core/database/today.ts'
import { isVoided } from '../queries.ts'

const isControlled = sql<boolean>`exists (
  select from cotizacion_linea l
  where l.cotizacion_id = q.id and l.categoria_id in (${sql.join(controlledCategories.map(sql.lit))}))`

/** Whether the quote `q` has something to make; `isMade` of the contract asks the same. */
export const isMade = sql<boolean>`exists (
  select from cotizacion_linea l
  where l.cotizacion_id = q.id and l.categoria_id not in (${sql.join(unmadeCategories.map(sql.lit))}))`

/** The order of the quote `q` and its step; null without one, and once it was voided. */
export const stepOf = sql<{ id: number; paso: ProductionStep } | null>`(
  select jsonb_build_object('id', o.id, 'paso', o.paso) from orden_produccion o
  where o.cotizacion_id = q.id and o.anulada_en is null)`

/**
 * Why the quote `q` may not go to production: the company of its client has no valid permit
 * (rule permits/authorized-buyer). Null once it went, and for quotes that never will, as those that were voided.
 */
export const blockOf = sql<ProductionBlock | null>`case
  when q.reemplazada or q.enviada_produccion_en is not null
    or q.estado not in (${sql.lit(QuoteStatus.pending)}, ${sql.lit(QuoteStatus.approved)}) then null
  when ${isControlled} and not puede_comprar(q.cliente_email) and not ${isVoided} then ${sql.lit(ProductionBlock.permit)} end`

/** Returns why a quote may not go to production now; null when it may, or when there is no such quote. */
export async function getBlock(db: Db, quoteId: number): Promise<ProductionBlock | null> {
  const row = await db
    .selectFrom('cotizacion as q')
    .select(blockOf.as('block'))
    .where('q.id', '=', quoteId)
    .executeTakeFirst()
  return row?.block ?? null
}

/** Whether a confirmed quote still has to go to production, and may. */
const isReleasable = sql<boolean>`(q.estado = 'aprobada' and q.enviada_produccion_en is null and not q.reemplazada
  and not ${isVoided} and ${isMade} and ${blockOf} is null)`

/** Quotes of one run. */
const mostAtOnce = 200

/**
 * Returns quotes after an id that waited for a permit and need not any more: those of addresses that act for a company
 * with a valid one.
 */
export async function listReleasable(db: Db, afterId = 0): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    with companies as materialized (
      select e.id, e.email, e.emails_autorizados from permiso p join empresa e on e.id = p.empresa_id
      where p.estado = 'aprobado' and p.vence_el >= (now() at time zone e.zona_horaria)::date),
    addresses as materialized (
      select unnest(correos_de(email, emails_autorizados)) as address from companies
      union select lower(u.email) from companies join usuario u on u.empresa_id = companies.id where u.eliminado_en is null
      union select p.correo from permiso p where p.correo is not null and p.estado = 'aprobado'
        and p.vence_el >= ${today})
    select q.id from addresses join cotizacion q on lower(q.cliente_email) = address
    where q.id > ${afterId} and ${isReleasable}
    order by q.id limit ${mostAtOnce}`.execute(db)
  return rows
}

/** Whether a locked quote may go to production now. */
export async function mayRelease(db: Db, quoteId: number): Promise<boolean> {
  const row = await db
    .selectFrom('cotizacion as q')
    .select('q.id')
    .where('q.id', '=', quoteId)
    .where(isReleasable)
    .executeTakeFirst()
  return row !== undefined
}
