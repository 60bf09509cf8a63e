import type { Db } from '#core/database/database.ts'
import type { Env } from '#core/environment/env.ts'
import type { Files } from '#core/files/files.ts'
import type { Jobs } from '#core/jobs/jobs.ts'
import type { Mails } from '#core/mail/mail.ts'
import type { Workers } from '#core/workers/workers.ts'
import type { Company } from '#features/settings/service.ts'
import type { ReservationHooks } from './hooks.ts'
import type { Gateway } from './provider/gateway.ts'

/** What payments need from the portal. */
export interface PaymentDeps {
  db: Db
  env: Pick<Env, 'PUBLIC_URL'>
  jobs: Pick<Jobs, 'enqueue'>
  mails: Pick<Mails, 'queue'>
  files: Pick<Files, 'write' | 'keep' | 'signedPath'>
  workers: Pick<Workers, 'document' | 'pdf' | 'picture'>
  /** `enlace` signs the links to receipts. */
  secrets: { readonly enlace: string }
  company: (within?: Db) => Promise<Company>
  gateway: Gateway
  /** Called back in the feature of requests. */
  hooks: ReservationHooks
  log: Log
}

export interface Log {
  info(details: object, text: string): void
  warn(details: object, text: string): void
  error(details: object, text: string): void
}
