import type { Counter } from '#core/base/counter.ts'
import type { Db } from '#core/database/database.ts'
import type { Env } from '#core/environment/env.ts'
import type { Files } from '#core/files/files.ts'
import type { Jobs } from '#core/jobs/jobs.ts'
import type { Mails } from '#core/mail/mail.ts'
import type { Workers } from '#core/workers/workers.ts'

/** What the audit needs from the portal. */
export interface AuditDeps {
  db: Db
  env: Pick<Env, 'PUBLIC_URL'>
  files: Files
  jobs: Jobs
  mails: Pick<Mails, 'queueMany'>
  workers: Pick<Workers, 'sheet'>
  counters: Counter[]
  log: { info(details: object, text: string): void; error(details: object, text: string): void }
}
