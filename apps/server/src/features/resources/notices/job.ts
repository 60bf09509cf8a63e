import { jobKind } from '#core/jobs/jobs.ts'
import type { ResourceDeps } from '../deps.ts'
import { tellHolders } from './tell.ts'

export const noticeJob = jobKind<{ revision_id: number }>('resource-notice', { maxSeconds: 1800 })

/** Defines the mails about a new revision. */
export const resourceJobs = (deps: Pick<ResourceDeps, 'db' | 'env' | 'mails' | 'jobs'>): Promise<void> =>
  deps.jobs.define(noticeJob, ({ revision_id: id }, signal) => tellHolders(deps, id, signal))
