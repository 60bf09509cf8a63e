import { paymentLimits } from '@portal/contract/payments/constants'
import { DifferenceKind, type RefundStatus } from '@portal/contract/payments/states'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { PagoReembolso } from '#core/database/schema.ts'

export type Refund = NonNullable<Awaited<ReturnType<typeof lockRefund>>>

const columns = [
  'id',
  'pago_id',
  'monto',
  'motivo',
  'tipo',
  'respuesta',
  'referencia',
  'saldo_antes',
  'usuario_id',
  'hecho_por',
  'debido',
  'creado_en',
  'enviado_en',
  sql<RefundStatus>`estado`.as('estado'),
  sql<Date>`clock_timestamp()`.as('ahora'),
] as const

export function insertRefund(db: Db, refund: Insertable<PagoReembolso>): Promise<Refund> {
  return db.insertInto('pago_reembolso').values(refund).returning(columns).executeTakeFirstOrThrow()
}

/** Locks a refund, after its payment. */
export function lockRefund(db: Db, id: number) {
  return db.selectFrom('pago_reembolso').select(columns).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

export function updateRefund(db: Db, id: number, change: Updateable<PagoReembolso>): Promise<Refund> {
  return db.updateTable('pago_reembolso').set(change).where('id', '=', id).returning(columns).executeTakeFirstOrThrow()
}

/** Returns what of a payment a person has to transfer to the client, the oldest first; its payment is locked. */
export function listDebtsOf(db: Db, paymentId: number): Promise<Refund[]> {
  return db
    .selectFrom('pago_reembolso')
    .select(columns)
    .where('pago_id', '=', paymentId)
    .where('estado', '=', 'rechazado')
    .where('debido', '=', true)
    .orderBy('id')
    .execute()
}

/** Closes the differences that ask a person to transfer money, once it was transferred. Returns them. */
export function closeDebtDifferences(db: Db, paymentId: number, userId: number | null, comment: string) {
  return db
    .updateTable('pago_diferencia')
    .set({ cerrado_en: sql`now()`, cerrado_por: userId, comentario: comment })
    .where('pago_id', '=', paymentId)
    .where('tipo', '=', DifferenceKind.refundByHand)
    .where('cerrado_en', 'is', null)
    .returning(['id', 'buy_order', 'tipo', 'cerrado_en', 'cerrado_por', 'comentario'])
    .execute()
}

/** Returns the refunds of a payment, the newest first. */
export function listRefundsOf(db: Db, paymentId: number): Promise<Refund[]> {
  return db
    .selectFrom('pago_reembolso')
    .select(columns)
    .where('pago_id', '=', paymentId)
    .orderBy('id', 'desc')
    .execute()
}

/**
 * Claims refunds in no process: not sent, or sent without an answer. Claiming postpones the next try: every minute in
 * the first hour, then every hour.
 */
export async function claimUnfinished(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update pago_reembolso set consultado_en = now() where id in (
      select id from pago_reembolso
      where estado in ('pendiente', 'en_duda')
        and coalesce(enviado_en, creado_en) < now() - make_interval(mins => ${paymentLimits.sweptAfterMinutes}::int)
        and (consultado_en is null or consultado_en < now() - case
          when creado_en > now() - interval '1 hour' then interval '50 seconds' else interval '59 minutes' end)
      order by id limit ${limit}::int for update skip locked)
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}
