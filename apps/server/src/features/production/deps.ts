import type { Counter } from '#core/base/counter.ts'
import type { Db } from '#core/database/database.ts'
import type { Env } from '#core/environment/env.ts'
import type { Files } from '#core/files/files.ts'
import type { Mails } from '#core/mail/mail.ts'
import type { Workers } from '#core/workers/workers.ts'

/** What production needs from the portal. */
export interface ProductionDeps {
  db: Db
  env: Pick<Env, 'PUBLIC_URL'>
  mails: Pick<Mails, 'queue'>
  files: Pick<Files, 'write' | 'keep' | 'drop' | 'signedPath'>
  workers: Pick<Workers, 'sheet'>
  secrets: { readonly pin: string; readonly enlace: string }
  counters: Counter[]
}
