import { AsyncLocalStorage } from 'node:async_hooks'
import type { Standing } from './actor.ts'

/** Who sends the call that is being answered: the mails that it writes are counted for them. */
export interface MailCause {
  /** As limits name them: an account, an API key, a network. */
  whom: string
  standing: Standing
}

const causing = new AsyncLocalStorage<MailCause | undefined>()

/** Who causes the mails that are written now; undefined in jobs. */
export const currentCause = (): MailCause | undefined => causing.getStore()

/** Runs what someone asked for. */
export const causedBy = <R>(cause: MailCause | undefined, work: () => R): R => causing.run(cause, work)
