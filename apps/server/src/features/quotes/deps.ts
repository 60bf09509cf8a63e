import type { Db } from '#core/database/database.ts'
import type { Changes } from '#core/database/events.ts'
import type { Env } from '#core/environment/env.ts'
import type { Files } from '#core/files/files.ts'
import type { Mails } from '#core/mail/mail.ts'
import type { Workers } from '#core/workers/workers.ts'
import type { Company } from '#features/settings/service.ts'

/** What quotes need from the portal. */
export interface QuoteDeps {
  db: Db
  env: Pick<Env, 'PUBLIC_URL'>
  changes: Changes
  mails: Pick<Mails, 'queue' | 'write' | 'sendNow'>
  files: Pick<Files, 'write' | 'keep' | 'drop' | 'signedPath'>
  workers: Pick<Workers, 'sheet' | 'offer' | 'pdf' | 'picture'>
  secrets: { readonly pin: string; readonly enlace: string }
  company: () => Promise<Company>
}
