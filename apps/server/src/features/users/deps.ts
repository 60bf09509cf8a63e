import type { Db } from '#core/database/database.ts'
import type { Changes } from '#core/database/events.ts'
import type { Env } from '#core/environment/env.ts'
import type { Files } from '#core/files/files.ts'
import type { Mails } from '#core/mail/mail.ts'
import type { Workers } from '#core/workers/workers.ts'
import type { Company } from '#features/settings/service.ts'

/** What users and profiles need from the portal. */
export interface UserDeps {
  db: Db
  changes: Changes
  env: Pick<Env, 'PUBLIC_URL' | 'REVEAL_LOGIN_CAUSE'>
  mails: Pick<Mails, 'queue' | 'queueMany' | 'write' | 'sendNow'>
  files: Pick<Files, 'write' | 'keep' | 'drop' | 'signedPath'>
  workers: Pick<Workers, 'sheet' | 'document' | 'picture'>
  company: () => Promise<Company>
}
