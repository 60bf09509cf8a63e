import { jobKind } from '#core/jobs/jobs.ts'

/** Issues for one block of people after the other, or takes back; it goes on where a killed one ended. */
export const closingJob = jobKind<{ cierre_id: number }>('workshop-closing', {
  atOnce: 2,
  retries: 5,
  retryAfterSeconds: 30,
  maxSeconds: 900,
})
