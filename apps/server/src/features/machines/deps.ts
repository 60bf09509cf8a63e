import type { Actor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import type { Env } from '#core/environment/env.ts'
import type { Files } from '#core/files/files.ts'
import type { Jobs } from '#core/jobs/jobs.ts'
import type { Mails } from '#core/mail/mail.ts'
import type { Workers } from '#core/workers/workers.ts'

/** What the owner of requests does for items, which are a lower layer; connected when the portal is composed. */
export interface MachineHooks {
  /** Ends expired reservations of an item, before it is read or changed. Opens its own transactions, or nests in the caller's. */
  settle(db: Db, itemId: number): Promise<void>
  /**
   * Called in the transaction that deletes a locked item: ends its open requests with a comment and a mail
   * (rule marketplace/deletion). Returns how many.
   */
  itemRemoved(db: Db, by: Actor, item: { id: number; marca: string; marca_en: string }): Promise<number>
}

/** What items need from the portal. */
export interface MachineDeps {
  db: Db
  env: Pick<Env, 'PUBLIC_URL'>
  mails: Pick<Mails, 'queue'>
  files: Pick<Files, 'write' | 'keep' | 'drop'>
  jobs: Pick<Jobs, 'define' | 'schedule'>
  secrets: { readonly enlace: string }
  workers: Pick<Workers, 'renderings'>
  itemHooks: MachineHooks
}
