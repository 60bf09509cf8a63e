import { webhookLimits } from '@portal/contract/webhooks/constants'
import { jobKind } from '#core/jobs/jobs.ts'
import { forgetOld } from './deliver/queries.ts'
import { WebhookSender } from './deliver/sender.ts'
import type { WebhookDeps } from './deps.ts'

const dueJob = jobKind('webhook-due', { retries: 0, maxSeconds: 60 }) // the next minute is the retry
const tidyJob = jobKind('webhook-tidy', { retries: 0 })

/** Begins to send what is due: at once after each commit, and each minute what was missed. `stop` waits for its end. */
export async function webhookJobs(deps: WebhookDeps): Promise<{ stop(): Promise<void> }> {
  const { db, jobs, env } = deps
  const sender = env.PORTAL_ROLES.includes('jobs') ? new WebhookSender(deps) : null
  await jobs.define(dueJob, async () => sender?.wake())
  await jobs.schedule(dueJob, '* * * * *', 'UTC')
  await jobs.define(tidyJob, () => forgetOld(db, webhookLimits.keptDays))
  await jobs.schedule(tidyJob, '41 3 * * *', 'UTC')
  return { stop: async () => sender?.stop() }
}
