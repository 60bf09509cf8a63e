import type { Counter } from '#core/base/counter.ts'
import type { PersonDataSource } from '#core/base/person-data.ts'
import type { Db } from '#core/database/database.ts'
import type { Env } from '#core/environment/env.ts'
import type { Files } from '#core/files/files.ts'
import type { Jobs } from '#core/jobs/jobs.ts'
import type { Mails } from '#core/mail/mail.ts'
import type { Workers } from '#core/workers/workers.ts'
import type { Company } from '#features/settings/service.ts'

/** What requests about personal data need from the portal. */
export interface PrivacyDeps {
  db: Db
  env: Pick<Env, 'PUBLIC_URL'>
  mails: Pick<Mails, 'queue'>
  secrets: { readonly enlace: string }
  jobs: Pick<Jobs, 'define' | 'schedule'>
  files: Pick<Files, 'write' | 'keep' | 'signedPath'>
  workers: Pick<Workers, 'document'>
  company: () => Promise<Company>
  counters: Counter[]
  /** What each feature holds of a person. */
  sources: readonly PersonDataSource[]
}
