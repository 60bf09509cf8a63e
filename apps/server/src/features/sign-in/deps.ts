import type { Role } from '@portal/contract/access/constants'
import type { Counter } from '#core/base/counter.ts'
import type { Db } from '#core/database/database.ts'
import type { Env } from '#core/environment/env.ts'
import type { Files } from '#core/files/files.ts'
import type { Captcha } from '#core/identity/captcha.ts'
import type { Sessions } from '#core/identity/sessions.ts'
import type { Jobs } from '#core/jobs/jobs.ts'
import type { Mails } from '#core/mail/mail.ts'

/** What log-in, sessions and accounts need from the portal. */
export interface SignInDeps {
  db: Db
  env: Pick<Env, 'PUBLIC_URL' | 'REVEAL_LOGIN_CAUSE'>
  sessions: Sessions
  mails: Pick<Mails, 'queue' | 'write' | 'sendNow'>
  jobs: Pick<Jobs, 'enqueue'>
  captcha: Captcha
  files: Pick<Files, 'signedPath'>
  secrets: { readonly pin: string; readonly enlace: string; readonly factor: string }
  /** Roles that must have a second factor. */
  factorRoles: ReadonlySet<Role>
  /** The company, as authenticator apps name it. */
  company: () => Promise<{ nombre: string }>
  /** The time zone whose midnight begins the day of the daily limits. */
  dayZone: string | null
  counters: readonly Counter[]
  log: { info(details: object, text: string): void }
}
