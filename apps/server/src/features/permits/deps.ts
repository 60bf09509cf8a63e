import type { Counter } from '#core/base/counter.ts'
import type { Db } from '#core/database/database.ts'
import type { Files } from '#core/files/files.ts'
import type { Company } from '#core/mail/layout.ts'
import type { Mails } from '#core/mail/mail.ts'
import type { Workers } from '#core/workers/workers.ts'

/** What permits need from the portal. */
export interface PermitDeps {
  db: Db
  files: Pick<Files, 'write' | 'keep' | 'signedPath'>
  workers: Pick<Workers, 'pdf' | 'picture' | 'sheet'>
  mails: Pick<Mails, 'queue'>
  mailCompany: (within?: Db) => Promise<Company>
  counters: Counter[]
  /** Returns the address of the client's page of a quote. */
  quotePage: (db: Db, quoteId: number) => Promise<string>
  /** Called in the transaction in which a company or a client gets a valid permit. */
  onValid: (db: Db) => Promise<void>
}
