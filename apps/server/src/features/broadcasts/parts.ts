import type { Db } from '#core/database/database.ts'
import type { Files } from '#core/files/files.ts'
import type { Jobs } from '#core/jobs/jobs.ts'
import type { Company } from '#core/mail/layout.ts'
import type { MailLine } from '#core/mail/lines.ts'

/** What broadcasts need from the portal. */
export interface BroadcastParts {
  db: Db
  env: { BROADCAST_PER_MINUTE: number; BROADCAST_PER_HOUR: number; MAIL_FROM: string }
  jobs: Pick<Jobs, 'define' | 'enqueue' | 'schedule'>
  files: Pick<Files, 'write' | 'keep' | 'drop' | 'read'>
  openLine: () => MailLine
  /** Name and address of the public site. */
  mailCompany: () => Promise<Company>
  secrets: { enlace: string }
}
