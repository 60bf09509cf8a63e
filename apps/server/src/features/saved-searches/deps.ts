import type { Db } from '#core/database/database.ts'
import type { Changes } from '#core/database/events.ts'
import type { Env } from '#core/environment/env.ts'
import type { Jobs } from '#core/jobs/jobs.ts'
import type { Mails } from '#core/mail/mail.ts'

/** What saved searches need from the portal. */
export interface SearchDeps {
  db: Db
  env: Pick<Env, 'PUBLIC_URL'>
  mails: Pick<Mails, 'queue'>
  secrets: { readonly enlace: string }
}

/** What their jobs need besides. */
export interface SearchJobDeps extends SearchDeps {
  env: Pick<Env, 'PUBLIC_URL' | 'PORTAL_ROLES'>
  jobs: Pick<Jobs, 'define' | 'schedule' | 'enqueue'>
  changes: Changes
}

/** What mails link with. */
export type House = Pick<SearchDeps, 'env' | 'secrets'>
