import type { Db } from '#core/database/database.ts'
import type { Changes } from '#core/database/events.ts'
import type { Env } from '#core/environment/env.ts'
import type { Files } from '#core/files/files.ts'
import type { Jobs } from '#core/jobs/jobs.ts'
import type { Mails } from '#core/mail/mail.ts'
import type { Workers } from '#core/workers/workers.ts'

/** What licenses need from the portal. */
export interface LicenseDeps {
  db: Db
  env: Pick<Env, 'PUBLIC_URL'>
  changes: Changes
  jobs: Jobs
  mails: Pick<Mails, 'queueMany' | 'queue'>
  files: Pick<Files, 'write' | 'keep' | 'signedPath'>
  workers: Pick<Workers, 'sheet'>
}
