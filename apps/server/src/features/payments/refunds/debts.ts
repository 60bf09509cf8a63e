import { type Anyone, isActor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import type { Payment } from '../queries.ts'
import { auditRefund } from './intent.ts'
import * as queries from './queries.ts'
import { debtsAfter } from './rules.ts'

/** Takes an amount off what is owed of a payment, once a refund of that amount was made. */
export async function takeDebt(db: Db, by: Anyone, { id, moneda }: Payment, amount: number): Promise<void> {
  const debts = await queries.listDebtsOf(db, id)
  const left = debtsAfter(
    debts.map(({ monto }) => monto),
    amount,
    moneda,
  )
  for (const [place, debt] of debts.entries()) {
    const rest = left[place]!
    if (rest === debt.monto) continue
    const change = rest === 0 ? { debido: false } : { monto: rest }
    await auditRefund(db, by, debt, await queries.updateRefund(db, debt.id, change))
  }
}

/** Closes the differences of a payment of which nothing has to be transferred any more. */
export async function closeSettled(db: Db, by: Anyone, { id }: Payment, comment: string): Promise<void> {
  if ((await queries.listDebtsOf(db, id)).length > 0) return
  for (const closed of await queries.closeDebtDifferences(db, id, isActor(by) ? by.id : null, comment))
    await record(db, by, {
      action: 'payments.differenceClosed',
      entity: 'pago_diferencia',
      id: closed.id,
      after: closed,
      announces: [{ area: 'diferencias' }],
    })
}
