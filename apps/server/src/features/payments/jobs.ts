import { zoneOfHouse } from '#core/database/days.ts'
import type { Jobs } from '#core/jobs/jobs.ts'
import type { PaymentDeps } from './deps.ts'
import { compareJob, receiptJob, refundJob, sweepJob } from './job-kinds.ts'
import { systemCaller } from './move.ts'
import { receiptFile } from './receipt/receipt.ts'
import { continueRefund } from './refunds/send.ts'
import { compareBooks } from './sweep/compare.ts'
import { sweep } from './sweep/sweep.ts'

/**
 * Defines the background jobs: receipts, refunds, the sweep every minute, the comparison every day, early
 * where the house is at the start.
 */
export async function paymentJobs(deps: PaymentDeps & { jobs: Jobs }): Promise<void> {
  const { jobs } = deps
  await jobs.define(receiptJob, async ({ pago_id }) => {
    await receiptFile(deps, pago_id)
  })
  await jobs.define(refundJob, async ({ reembolso_id }) => {
    await continueRefund(deps, systemCaller('refund'), reembolso_id)
  })
  await jobs.define(sweepJob, () => sweep(deps))
  await jobs.define(compareJob, () => compareBooks(deps))
  await jobs.schedule(sweepJob, '* * * * *', 'UTC')
  await jobs.schedule(compareJob, '40 5 * * *', await zoneOfHouse(deps.db))
}
