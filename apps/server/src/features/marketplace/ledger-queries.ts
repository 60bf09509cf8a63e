import type { Currency } from '@portal/contract/core/currencies'
import type { Of } from '@portal/contract/core/fields'
import type { AccountSchema, MovementSchema } from '@portal/contract/payments/schemas'
import { type PaymentWay, paidStatuses, RefundStatus } from '@portal/contract/payments/states'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

const { lit, ref } = sql
const listOf = (values: readonly string[]) => sql.join(values.map((value) => lit(value)))

/** Refunds that were made. */
const isMade = sql`r.estado in (${listOf([RefundStatus.done, RefundStatus.manual])})`
const isOnItsWay = sql`r.estado in (${listOf([RefundStatus.pending, RefundStatus.inDoubt])})`
/** What a person has to transfer. */
const isToTransfer = sql`r.estado = ${lit(RefundStatus.refused)} and r.debido`
/** That, and refunds on their way to the card. */
const isOwed = sql`(${isOnItsWay} or (${isToTransfer}))`

interface PaymentAccount {
  pago_id: number
  solicitud_id: number
  medio: PaymentWay
  moneda: Currency
  /** Whether it pays the reservation, or is money that came besides. */
  es_de_reserva: boolean
  recibido: number
  devuelto: number
  debido: number
  por_transferir: number
  neto: number
}

/**
 * What was received, given back, is still owed and is left of each payment that took money, by a card or by transfer. The
 * only place where these sums are made (decision 085).
 */
export const ledger = sql<PaymentAccount>`(
  select p.id as pago_id, p.solicitud_id, p.medio, p.moneda, p.motivo is null as es_de_reserva,
    total.recibido, sumas.devuelto, sumas.por_transferir,
    -- a refund that staff try takes off what is to be transferred, once it is made
    sumas.decidido + greatest(sumas.intentado, sumas.por_transferir) as debido, total.recibido - sumas.devuelto as neto
  from pago p
  cross join lateral (
    select coalesce(sum(r.monto) filter (where ${isMade}), 0) as devuelto,
      coalesce(sum(r.monto) filter (where ${isOnItsWay} and r.debido), 0) as decidido,
      coalesce(sum(r.monto) filter (where ${isOnItsWay} and not r.debido), 0) as intentado,
      coalesce(sum(r.monto) filter (where ${isToTransfer}), 0) as por_transferir
    from pago_reembolso r where r.pago_id = p.id) sumas
  cross join lateral (select coalesce(p.cobrado, p.saldo + sumas.devuelto, p.monto) as recibido) total
  where p.estado in (${listOf(paidStatuses)}))`

/** Returns the account of one payment; undefined while it took no money. */
export function accountOf(db: Db, paymentId: number) {
  return db.selectFrom(ledger.as('libro')).selectAll().where('pago_id', '=', paymentId).executeTakeFirst()
}

/** Returns the account of a request in each currency, dollars first; empty when nothing was received. */
export async function accountsOf(db: Db, requestId: number): Promise<Of<typeof AccountSchema>[]> {
  const sum = (column: Exclude<keyof Of<typeof AccountSchema>, 'moneda'>) => sql<number>`sum(${ref(column)})`.as(column)
  return db
    .selectFrom(ledger.as('libro'))
    .select(['moneda', sum('recibido'), sum('devuelto'), sum('debido'), sum('por_transferir'), sum('neto')])
    .where('solicitud_id', '=', requestId)
    .groupBy('moneda')
    .orderBy('moneda', 'desc')
    .execute()
}

/** Returns every movement of money of a request in its order: by whom, when, by which way, at which value. */
export async function movementsOf(db: Db, requestId: number): Promise<(Of<typeof MovementSchema> & Converted)[]> {
  const { rows } = await sql<Of<typeof MovementSchema> & Converted>`
    select m.*, nullif(trim(concat(u.nombres, ' ', u.apellido_paterno)), '') as usuario_nombre
    from (
      select 'recibido' as tipo, p.medio, l.recibido as monto, p.moneda, coalesce(p.confirmado_en, p.creado_en) as momento,
        p.buy_order, p.referencia, p.usuario_id, p.tipo_cambio, p.id as pago_id, 0 as reembolso_id
      from ${ledger} l join pago p on p.id = l.pago_id where l.solicitud_id = ${requestId}
      union all
      select case when ${isOwed} then 'debido' else 'devuelto' end,
        case when r.estado in (${listOf([RefundStatus.manual, RefundStatus.refused])}) then 'transferencia' else 'tarjeta' end,
        r.monto, p.moneda, coalesce(r.hecho_en, r.creado_en), p.buy_order, coalesce(r.referencia, ''),
        coalesce(r.hecho_por, r.usuario_id), null, p.id, r.id
      from pago_reembolso r join pago p on p.id = r.pago_id
      where p.solicitud_id = ${requestId} and (${isMade} or ${isOwed})) m
    left join usuario u on u.id = m.usuario_id
    order by m.momento, m.pago_id, m.reembolso_id`.execute(db)
  return rows
}

interface Converted {
  tipo_cambio: unknown
}
