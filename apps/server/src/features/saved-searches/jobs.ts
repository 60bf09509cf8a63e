import { type Change, isOfAreas } from '#core/database/events.ts'
import { jobKind } from '#core/jobs/jobs.ts'
import type { SearchJobDeps } from './deps.ts'
import { matchAppeared } from './match/match.ts'
import { forgetOld } from './queries.ts'
import { tellDue } from './tell/tell.ts'

const searchJob = jobKind('saved-searches', { retries: 0, maxSeconds: 600 }) // the next minute is the retry
const forgetJob = jobKind('saved-searches-forget', { retries: 0, maxSeconds: 600 })
/** What is approved within this time is told together. */
const soonMs = 3000

/**
 * Defines the job that compares and mails, soon after an item appears and each minute for what was not heard of, and the
 * one that forgets each hour.
 */
export async function savedSearchJobs(deps: SearchJobDeps): Promise<void> {
  const { db, jobs, changes, env } = deps
  await jobs.define(searchJob, async (_, signal) => {
    await matchAppeared(deps)
    await tellDue(deps, signal)
  })
  await jobs.schedule(searchJob, '* * * * *', 'UTC')
  await jobs.define(forgetJob, () => forgetOld(db))
  await jobs.schedule(forgetJob, '53 * * * *', 'UTC')
  if (!env.PORTAL_ROLES.includes('jobs')) return

  let timer: NodeJS.Timeout | undefined
  changes.on('noted', (change) => {
    if (!mayAppear(change) || timer) return
    timer = setTimeout(() => {
      timer = undefined
      jobs.enqueue(db, searchJob, {}).catch(() => {}) // the next minute is the retry
    }, soonMs)
    timer.unref()
  })
}

const mayAppear = (change: Change) =>
  isOfAreas(change, ['clasificados', 'propiedades']) && change.facts?.before === null && change.facts.after !== null
