import type { Counter } from '#core/base/counter.ts'
import type { Db } from '#core/database/database.ts'
import type { Changes } from '#core/database/events.ts'
import type { Env } from '#core/environment/env.ts'
import type { Jobs } from '#core/jobs/jobs.ts'
import type { Mails } from '#core/mail/mail.ts'

/** What webhooks need from the portal. */
export interface WebhookDeps {
  db: Db
  env: Pick<Env, 'PUBLIC_URL' | 'NODE_ENV' | 'DEMO_PUBLIC' | 'PORTAL_ROLES'>
  changes: Pick<Changes, 'on' | 'off'>
  jobs: Pick<Jobs, 'define' | 'schedule'>
  mails: Pick<Mails, 'queue'>
  secrets: { readonly webhook: string }
  counters: Counter[]
  log: { warn(text: string): void }
}
