import type { Counter } from '#core/base/counter.ts'
import type { Db } from '#core/database/database.ts'
import type { Env } from '#core/environment/env.ts'
import type { Files } from '#core/files/files.ts'
import type { Jobs } from '#core/jobs/jobs.ts'
import type { Mails } from '#core/mail/mail.ts'
import type { Workers } from '#core/workers/workers.ts'
import type { Company } from '#features/settings/service.ts'
import type { StoredForm } from './queries.ts'

/** What forms need from the portal. */
export interface FormBase {
  db: Db
  env: Pick<
    Env,
    'PUBLIC_URL' | 'FORM_DELIVERY' | 'EMAIL_SERVICE_URL' | 'EMAIL_SERVICE_ID' | 'EMAIL_TEMPLATE_ID' | 'EMAIL_PUBLIC_KEY'
  >
  mails: Pick<Mails, 'queue'>
  jobs: Jobs
  files: Pick<Files, 'write' | 'keep' | 'signedPath'>
  workers: Pick<Workers, 'sheet'>
  company: (within?: Db) => Promise<Company>
  counters: Counter[]
  log: { warn(text: string): void }
}

/** A way to deliver stored forms to staff: retried, and visible in their list until it succeeds. */
export interface Delivery {
  /** Starts the delivery in the transaction that stores the form, without a network call. */
  begin(db: Db, form: StoredForm): Promise<void>
}

/** With the configured delivery. */
export interface FormDeps extends FormBase {
  delivery: Delivery
}
