import type { Counter } from '#core/base/counter.ts'
import type { Db } from '#core/database/database.ts'
import type { Changes } from '#core/database/events.ts'
import type { Files } from '#core/files/files.ts'
import type { Jobs } from '#core/jobs/jobs.ts'
import type { Mails } from '#core/mail/mail.ts'
import type { Workers } from '#core/workers/workers.ts'
import type { Company } from '#features/settings/service.ts'

/** What tasks need from the portal. */
export interface TaskDeps {
  db: Db
  changes: Changes
  counters: Counter[]
  jobs: Pick<Jobs, 'enqueue' | 'enqueueMany' | 'define' | 'schedule'>
  mails: Pick<Mails, 'queue'>
  mailCompany: (within?: Db) => Promise<{ url: string }>
  company: () => Promise<Company>
  files: Pick<Files, 'write' | 'keep' | 'drop' | 'signedPath'>
  workers: Pick<Workers, 'document'>
}
