import type { Actor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import type { Env } from '#core/environment/env.ts'
import type { Files } from '#core/files/files.ts'
import type { Jobs } from '#core/jobs/jobs.ts'
import type { Mails } from '#core/mail/mail.ts'
import type { Workers } from '#core/workers/workers.ts'

/** What the owner of requests does for items, which stand lower; given to them when the portal is composed. */
export interface ItemHooks {
  /**
   * Ends the reservations of an item whose time has ended, before it is read or changed. Opens transactions of its own.
   */
  settle(itemId: number): Promise<void>
  /** In the transaction that deletes an item, which is locked: its open requests end with a comment and a mail (decision 33). */
  itemRemoved(db: Db, by: Actor, item: { id: number; marca: string }): Promise<void>
}

/** What items take of the portal. */
export interface ItemParts {
  db: Db
  env: Pick<Env, 'PUBLIC_URL'>
  mails: Pick<Mails, 'queue'>
  files: Pick<Files, 'write' | 'keep' | 'drop'>
  jobs: Pick<Jobs, 'define' | 'schedule'>
  secrets: { readonly enlace: string }
  workers: Pick<Workers, 'renderings'>
  itemHooks: ItemHooks
}
