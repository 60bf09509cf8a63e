import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Payment, SandboxDb, Tables } from './tables.ts'

const paymentOf = (row: Selectable<Tables['payment']>): Payment => ({
  ...row,
  amount: Number(row.amount),
  captured_amount: Number(row.captured_amount),
  refunded_amount: Number(row.refunded_amount),
})

/** What create knows; the rest begins empty. */
export type NewPayment = Pick<
  Insertable<Tables['payment']>,
  | 'token'
  | 'api_version'
  | 'commerce_code'
  | 'currency'
  | 'is_deferred'
  | 'buy_order'
  | 'session_id'
  | 'return_url'
  | 'amount'
  | 'created_at'
>

export async function insertPayment(db: SandboxDb, payment: NewPayment): Promise<void> {
  const start = { state: 'created', step: 'card', installments_number: 0, is_card_good: false } as const
  await db
    .insertInto('payment')
    .values({ ...payment, ...start, captured_amount: 0, refunded_amount: 0 })
    .execute()
}

export async function getPayment(db: SandboxDb, token: string): Promise<Payment | null> {
  const row = await db.selectFrom('payment').selectAll().where('token', '=', token).executeTakeFirst()
  return row ? paymentOf(row) : null
}

/** Locks the row: of two commits at once the second sees what the first has done. */
export async function lockPayment(db: SandboxDb, token: string): Promise<Payment | null> {
  const row = await db.selectFrom('payment').selectAll().where('token', '=', token).forUpdate().executeTakeFirst()
  return row ? paymentOf(row) : null
}

/** Returns the row as it is afterwards. */
export async function updatePayment(
  db: SandboxDb,
  token: string,
  change: Updateable<Tables['payment']>,
): Promise<Payment> {
  const row = await db
    .updateTable('payment')
    .set(change)
    .where('token', '=', token)
    .returningAll()
    .executeTakeFirstOrThrow()
  return paymentOf(row)
}

export async function hasBuyOrder(db: SandboxDb, commerceCode: string, buyOrder: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment')
    .select('token')
    .where('commerce_code', '=', commerceCode)
    .where('buy_order', '=', buyOrder)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export interface PaymentFilter {
  commerceCode?: string | undefined
  buyOrder?: string | undefined
  /** Created at or after, and before. */
  since?: Date | undefined
  until?: Date | undefined
  limit: number
}

/** The newest first. */
export async function listPayments(db: SandboxDb, filter: PaymentFilter): Promise<Payment[]> {
  let query = db.selectFrom('payment').selectAll().orderBy('created_at', 'desc').orderBy('token').limit(filter.limit)
  if (filter.commerceCode) query = query.where('commerce_code', '=', filter.commerceCode)
  if (filter.buyOrder) query = query.where('buy_order', '=', filter.buyOrder)
  if (filter.since) query = query.where('created_at', '>=', filter.since)
  if (filter.until) query = query.where('created_at', '<', filter.until)
  return (await query.execute()).map(paymentOf)
}
