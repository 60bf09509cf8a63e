import { jobKind } from '#core/jobs/jobs.ts'

/** Moves or gives back what is left of a transfer. */
export const moveJob = jobKind<{ traspaso_id: number }>('transfer-move', { atOnce: 2, maxSeconds: 3600 })
/** Every minute: transfers without a job, and what people who left got meanwhile. */
export const watchJob = jobKind('transfer-watch')
