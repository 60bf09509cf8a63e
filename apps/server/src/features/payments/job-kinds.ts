import { jobKind } from '#core/jobs/jobs.ts'

/** Makes the receipt of an approved payment before anyone asks for it. */
export const receiptJob = jobKind<{ pago_id: number }>('payments-receipt', { atOnce: 2 })

/** Gives money back. Whoever finds a refund that was sent already asks what became of it, and does not send it again. */
export const refundJob = jobKind<{ reembolso_id: number }>('payments-refund', { atOnce: 2, retries: 5 })

/** Asks for the payments that nobody has finished (A5.4). The next minute is the retry. */
export const sweepJob = jobKind('payments-sweep', { retries: 0, maxSeconds: 300 })

/** Compares our books with the provider's, once a day. */
export const compareJob = jobKind('payments-compare', { retries: 2, maxSeconds: 1800 })
