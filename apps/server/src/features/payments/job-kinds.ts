import { jobKind } from '#core/jobs/jobs.ts'

/** Makes the receipt of an approved payment in advance. */
export const receiptJob = jobKind<{ pago_id: number }>('payments-receipt', { atOnce: 2 })

/** Sends a refund. A run that finds it already sent asks for its result instead of sending it again. */
export const refundJob = jobKind<{ reembolso_id: number }>('payments-refund', { atOnce: 2, retries: 5 })

/** Finishes unfinished payments (rule payments/sweep). The next minute is the retry. */
export const sweepJob = jobKind('payments-sweep', { retries: 0, maxSeconds: 300 })

/** Compares our books with the provider's, once a day. */
export const compareJob = jobKind('payments-compare', { retries: 2, maxSeconds: 1800 })
