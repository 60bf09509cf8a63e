/** What is stored of a payment's life. */
export const states = [
  'created',
  'opened',
  'authorized_pending',
  'rejected_pending',
  'aborted',
  'timed_out',
  'committed_ok',
  'committed_failed',
  'captured',
  'reversed',
  'partially_nullified',
  'nullified',
] as const

export type StoredState = (typeof states)[number]
