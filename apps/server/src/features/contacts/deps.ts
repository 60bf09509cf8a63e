import type { Counter } from '#core/base/counter.ts'
import type { Db } from '#core/database/database.ts'
import type { Changes } from '#core/database/events.ts'
import type { Env } from '#core/environment/env.ts'
import type { Files } from '#core/files/files.ts'
import type { Jobs } from '#core/jobs/jobs.ts'
import type { Mails } from '#core/mail/mail.ts'
import type { Workers } from '#core/workers/workers.ts'
import type { Company } from '#features/settings/service.ts'

/** What contacts need from the portal. */
export interface ContactDeps {
  db: Db
  env: Pick<Env, 'PUBLIC_URL'>
  jobs: Pick<Jobs, 'enqueue'>
  changes: Changes
  counters: Counter[]
  mails: Pick<Mails, 'queue'>
  company: (within?: Db) => Promise<Company>
  files: Pick<Files, 'write' | 'keep' | 'signedPath'>
  workers: Pick<Workers, 'sheet'>
}
