import { controlAudit, textOf } from '#core/audit/control.ts'
import { inTransaction } from '#core/database/database.ts'
import { zoneOfHouse } from '#core/database/days.ts'
import { announceChanges } from '#core/database/events.ts'
import { jobKind } from '#core/jobs/jobs.ts'
import type { AuditDeps } from '../deps.ts'
import { brokenMail } from './mails.ts'
import { listTold } from './queries.ts'

/** Checks the chain, one at a time; the next night is the retry. */
export const auditJob = jobKind('audit-check', { retries: 0, maxSeconds: 7200 })

/** Defines the check of the whole chain, at night where the house is at the start, in one of all processes. */
export async function auditJobs(deps: AuditDeps): Promise<void> {
  await deps.jobs.define(auditJob, () => checkAudit(deps))
  await deps.jobs.schedule(auditJob, '40 3 * * *', await zoneOfHouse(deps.db))
}

/**
 * Checks the chain. The head is logged, which is one more place outside the database; a break is logged, and mailed to
 * super administrators when the check before did not find it.
 */
export async function checkAudit({ db, env, files, mails, log }: Omit<AuditDeps, 'jobs'>): Promise<void> {
  const { filas, rotas, cabeza, hallazgos, isNew, rowsPerSecond } = await controlAudit({ db, files })
  const facts = { rows: filas, rowsPerSecond, head: textOf(cabeza) }
  if (rotas === 0) log.info(facts, 'the audit is whole')
  else log.error({ ...facts, broken: rotas, first: hallazgos[0] }, 'the chain of the audit is broken')
  await inTransaction(db, async (db) => {
    if (isNew) {
      const told = await listTold(db)
      await mails.queueMany(
        db,
        told.map((person) => brokenMail(env.PUBLIC_URL, person, { rotas, first: hallazgos[0]! })),
      )
    }
    await announceChanges(db, { area: 'auditoria' })
  })
}
