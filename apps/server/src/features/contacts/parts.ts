import type { Db } from '#core/database/database.ts'
import type { Changes } from '#core/database/events.ts'
import type { Files } from '#core/files/files.ts'
import type { Mails } from '#core/mail/mail.ts'
import type { Workers } from '#core/workers/workers.ts'
import type { Counter } from '#features/access/service.ts'
import type { Company } from '#features/settings/service.ts'

/** What contacts need from the portal. */
export interface ContactParts {
  db: Db
  changes: Changes
  counters: Counter[]
  mails: Pick<Mails, 'queue'>
  company: () => Promise<Company>
  files: Pick<Files, 'write' | 'keep' | 'signedPath'>
  workers: Pick<Workers, 'sheet'>
}
