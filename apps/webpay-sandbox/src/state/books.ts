import { sql } from 'kysely'
import { amountOf } from '../rules/amount.ts'
import type { PaymentFilter } from './payments.ts'
import type { SandboxDb } from './tables.ts'

export interface BookTotal {
  currency: string
  /** Payments that were charged, also those that were given back since. */
  count: number
  charged: number
  refunded: number
  /** What the shop keeps. */
  net: number
}

type Filter = Omit<PaymentFilter, 'limit' | 'buyOrder'>

// A deferred payment is charged by its capture, any other by its commit; a reversal undoes either.
const charged = sql<number>`case when is_deferred then captured_amount else amount end`
const settled = ['committed_ok', 'captured', 'reversed', 'partially_nullified', 'nullified'] as const

function settledPayments(db: SandboxDb, { commerceCode, since, until }: Filter) {
  let query = db
    .selectFrom('payment')
    .where('state', 'in', settled)
    .where((is) => is.or([is('is_deferred', '=', false), is('captured_amount', '>', 0)]))
  if (commerceCode) query = query.where('commerce_code', '=', commerceCode)
  if (since) query = query.where('committed_at', '>=', since)
  if (until) query = query.where('committed_at', '<', until)
  return query
}

/** One line for each payment that was charged in this time, in the order of their commits. */
export async function bookLines(db: SandboxDb, filter: Filter) {
  const rows = await settledPayments(db, filter)
    .select(['token', 'commerce_code', 'currency', 'buy_order', 'state', 'committed_at', 'authorization_code'])
    .select([charged.as('charged'), 'refunded_amount'])
    .orderBy('committed_at')
    .orderBy('token')
    .execute()
  return rows.map(({ charged, refunded_amount, ...row }) => ({
    token: row.token,
    commerceCode: row.commerce_code,
    currency: row.currency,
    buyOrder: row.buy_order,
    state: row.state,
    committedAt: row.committed_at,
    authorizationCode: row.authorization_code,
    charged: amountOf(Number(charged)),
    refunded: amountOf(Number(refunded_amount)),
    net: amountOf(Number(charged) - Number(refunded_amount)),
  }))
}

/** The same, added up for each currency. */
export async function bookTotals(db: SandboxDb, filter: Filter): Promise<BookTotal[]> {
  const rows = await settledPayments(db, filter)
    .select(['currency', sql<string>`count(*)`.as('count'), sql<string>`sum(${charged})`.as('charged')])
    .select(sql<string>`sum(refunded_amount)`.as('refunded'))
    .groupBy('currency')
    .orderBy('currency')
    .execute()
  return rows.map(({ currency, count, charged, refunded }) => ({
    currency,
    count: Number(count),
    charged: amountOf(Number(charged)),
    refunded: amountOf(Number(refunded)),
    net: amountOf(Number(charged) - Number(refunded)),
  }))
}

/** Forgets all payments, plans and switches, and gives the true time back. */
export async function forgetEverything(db: SandboxDb): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('settings').set({ switches: '{}', clock_offset_ms: 0 }).execute()
    for (const table of ['refund', 'payment', 'event', 'plan'] as const) await transaction.deleteFrom(table).execute()
  })
}
