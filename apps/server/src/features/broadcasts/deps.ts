import type { Db } from '#core/database/database.ts'
import type { Env } from '#core/environment/env.ts'
import type { Files } from '#core/files/files.ts'
import type { Jobs } from '#core/jobs/jobs.ts'
import type { Company } from '#core/mail/layout.ts'
import type { MailLine } from '#core/mail/lines.ts'
import type { Workers } from '#core/workers/workers.ts'
import type { LinkRules } from './review/check-link.ts'

/** What broadcasts need from the portal. */
export interface BroadcastDeps {
  db: Db
  env: Pick<
    Env,
    'BROADCAST_PER_MINUTE' | 'BROADCAST_PER_HOUR' | 'MAIL_FROM' | 'BOUNCE_IMAP_URL' | 'BOUNCE_ADDRESS' | 'PUBLIC_URL'
  >
  jobs: Pick<Jobs, 'define' | 'enqueue' | 'schedule'>
  files: Pick<Files, 'write' | 'keep' | 'drop' | 'read'>
  openLine: () => MailLine
  /** Name and address of the public site. */
  mailCompany: () => Promise<Company>
  secrets: { enlace: string }
  /** Only tests have their own. */
  linkRules?: Partial<LinkRules>
  workers: Pick<Workers, 'mailReport'>
}
