import { DifferenceKind } from '@portal/contract/payments/states'
import type { Anyone } from '#core/base/actor.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { countUp } from '#core/door/rate-limits.ts'
import { accountOf } from '#features/marketplace/ledger-queries.ts'
import type { PaymentDeps } from './deps.ts'
import { alarmMail, type HouseNotice, houseMail } from './mails.ts'
import { insertDifference, type Payment } from './queries.ts'

const alarmLimit = { name: 'payments.alarm', max: 1, seconds: 3600 }

type Told = Pick<PaymentDeps, 'mails' | 'company' | 'env'>

/** Mails the company about a payment, and what is owed of it where a person has to transfer it. */
export async function mailCompany(
  db: Db,
  deps: Told,
  payment: Payment,
  notice: HouseNotice,
  owed: number | null = null,
): Promise<void> {
  const { email } = await deps.company(db)
  if (email) await deps.mails.queue(db, houseMail(deps, email, { notice, payment, owed }))
}

/** Adds a difference to the list for staff (rule payments/differences) and reports it once. */
export async function reportDifference(
  db: Db,
  deps: Told,
  by: Anyone,
  payment: Payment,
  kind: DifferenceKind,
  details: object,
): Promise<void> {
  const { id: paymentId, buy_order: buyOrder } = payment
  const id = await insertDifference(db, { paymentId, buyOrder, kind, details })
  if (id === null) return
  await record(db, by, {
    action: 'payments.differenceFound',
    entity: 'pago_diferencia',
    id,
    after: { pago_id: paymentId, tipo: kind, detalle: details },
    announces: [{ area: 'diferencias' }],
  })
  const isOwed = kind === DifferenceKind.refundByHand
  await mailCompany(db, deps, payment, kind, isOwed ? ((await accountOf(db, paymentId))?.debido ?? null) : null)
}

/** Tells that a person has to transfer a refund, because the card cannot be credited. */
export const reportDebt = (
  db: Db,
  deps: Told,
  by: Anyone,
  payment: Payment,
  { id, monto }: { id: number; monto: number },
) => reportDifference(db, deps, by, payment, DifferenceKind.refundByHand, { monto, reembolso_id: id })

/** The provider rejects our code or key: nobody can pay. Logged each time, mailed once an hour. */
export async function raiseAlarm({ db, log, company, mails }: PaymentDeps): Promise<void> {
  log.error({}, 'the card provider refuses our commerce code or key')
  const { count } = await countUp(db, alarmLimit, 'credentials')
  const { email } = await company()
  if (count === 1 && email) await inTransaction(db, (db) => mails.queue(db, alarmMail(email)))
}
