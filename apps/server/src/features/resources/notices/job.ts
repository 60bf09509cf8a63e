import { inTransaction } from '#core/database/database.ts'
import { jobKind } from '#core/jobs/jobs.ts'
import type { ResourceDeps } from '../deps.ts'
import * as queries from '../queries/revisions.ts'
import { revisionMail } from './mail.ts'

export const noticeJob = jobKind<{ revision_id: number }>('resource-notice', { maxSeconds: 1800 })

/** Defines the mails about a new revision. */
export const resourceJobs = (deps: Pick<ResourceDeps, 'db' | 'env' | 'mails' | 'jobs'>): Promise<void> =>
  deps.jobs.define(noticeJob, ({ revision_id: id }, signal) => tellHolders(deps, id, signal))

const atOnce = 50

/**
 * Tells users with a license of a resource's product of a new revision, each once (rule resources/new-revision). Safe
 * to run twice and to be killed: a mail and the note that it was written are stored together.
 */
export async function tellHolders(
  { db, env, mails }: Pick<ResourceDeps, 'db' | 'env' | 'mails'>,
  revisionId: number,
  signal?: AbortSignal,
): Promise<void> {
  for (let told = atOnce; told === atOnce && !signal?.aborted; )
    told = await inTransaction(db, async (db) => {
      await queries.lockNotices(db, revisionId)
      const notice = await queries.getNotice(db, revisionId)
      const untold = notice ? await queries.listUntold(db, revisionId, notice.recurso_id, atOnce) : []
      for (const person of untold) {
        const mailId = await mails.queue(db, revisionMail(env.PUBLIC_URL, person, notice!))
        await queries.insertNotice(db, { revision_id: revisionId, usuario_id: person.id, correo_id: mailId })
      }
      return untold.length
    })
}
