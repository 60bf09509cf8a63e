import type { Actor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import type { Env } from '#core/environment/env.ts'
import type { Files } from '#core/files/files.ts'
import type { Jobs } from '#core/jobs/jobs.ts'
import type { Mails } from '#core/mail/mail.ts'
import type { Uploads } from '#core/uploads/uploads.ts'
import type { Workers } from '#core/workers/workers.ts'

/** What resources need from the portal. */
export interface ResourceDeps {
  db: Db
  env: Pick<Env, 'PUBLIC_URL'>
  files: Pick<Files, 'write' | 'keep' | 'drop' | 'sender' | 'has' | 'signedPath'>
  workers: Pick<Workers, 'picture' | 'sheet'>
  jobs: Jobs
  mails: Pick<Mails, 'queue'>
  uploads: Pick<Uploads, 'finished' | 'use'>
  secrets: { readonly enlace: string }
  /** Sends a request of a user to staff, and returns its reference; null when it repeats one. */
  askStaff(actor: Actor, asked: AskedLicense): Promise<string | null>
}

/** A license that someone asks for. */
interface AskedLicense {
  service: string
  resource: string
  /** The address of the page of its product. */
  product: string | null
}
