import type { Db } from '#core/database/database.ts'
import type { Env } from '#core/environment/env.ts'
import type { Jobs } from '#core/jobs/jobs.ts'
import type { Mails } from '#core/mail/mail.ts'

/** What transfers need from the portal. */
export interface TransferDeps {
  db: Db
  env: Pick<Env, 'PUBLIC_URL'>
  jobs: Pick<Jobs, 'enqueue'>
  mails: Pick<Mails, 'queue'>
}

export type MoveDeps = Pick<TransferDeps, 'mails' | 'env'>
