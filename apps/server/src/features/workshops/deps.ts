import type { Db } from '#core/database/database.ts'
import type { Env } from '#core/environment/env.ts'
import type { Files } from '#core/files/files.ts'
import type { Jobs } from '#core/jobs/jobs.ts'
import type { Mails } from '#core/mail/mail.ts'
import type { Workers } from '#core/workers/workers.ts'
import type { Company } from '#features/settings/service.ts'
import type { ClosingDeps } from './closing/deps.ts'

/** What workshops need from the portal. */
export interface WorkshopDeps {
  db: Db
  env: Pick<Env, 'PUBLIC_URL'>
  mails: Pick<Mails, 'queue' | 'queueMany'>
  files: Pick<Files, 'write' | 'keep' | 'drop' | 'signedPath'>
  workers: Pick<Workers, 'sheet' | 'picture'>
  jobs: Pick<Jobs, 'define' | 'enqueue' | 'schedule'>
  secrets: { enlace: string }
  company: (within?: Db) => Promise<Company>
  /** Certificates and licenses for those who were there. */
  closing: ClosingDeps
}

/** What a change of places needs. */
export type PlaceDeps = Pick<WorkshopDeps, 'env' | 'mails' | 'secrets'>
