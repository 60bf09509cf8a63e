import type { Merchant } from '../merchants.ts'
import { hundredthsOf } from '../rules/amount.ts'
import type { Subject } from '../rules/plans.ts'
import { getPayment } from '../state/payments.ts'
import type { SandboxDb } from '../state/tables.ts'

/** Whom a call with a token concerns. */
export async function subjectOf(db: SandboxDb, token: string): Promise<Subject> {
  const payment = await getPayment(db, token)
  return payment ? { token, buyOrder: payment.buy_order, amount: payment.amount } : { token }
}

/** Whom a call to create concerns, as far as its body says. */
export function namedIn(fields: Record<string, unknown>, { currency }: Merchant): Subject {
  const { buy_order: buyOrder, amount: sent } = fields
  const amount = hundredthsOf(sent, currency)
  return { ...(typeof buyOrder === 'string' && { buyOrder }), ...(amount !== null && { amount }) }
}
