import type { Db } from '#core/database/database.ts'
import type { Env } from '#core/environment/env.ts'
import type { Files } from '#core/files/files.ts'
import type { Mails } from '#core/mail/mail.ts'
import type { Workers } from '#core/workers/workers.ts'
import type { RequestHooks } from '#features/marketplace/items/kind.ts'

/** What the owner of requests does for properties. */
export type PropertyHooks = RequestHooks<{ id: number; titulo: string; titulo_en: string }>

/** What properties need from the portal. */
export interface PropertyDeps {
  db: Db
  env: Pick<Env, 'PUBLIC_URL'>
  mails: Pick<Mails, 'queue'>
  files: Pick<Files, 'write' | 'keep' | 'drop'>
  workers: Pick<Workers, 'renderings'>
  itemHooks: PropertyHooks
}
