import type { Db } from '#core/database/database.ts'
import type { Env } from '#core/environment/env.ts'
import type { Files } from '#core/files/files.ts'
import type { Mails } from '#core/mail/mail.ts'
import type { Workers } from '#core/workers/workers.ts'
import type { PaymentOffers } from '#features/payments/service.ts'
import type { Company } from '#features/settings/service.ts'

/** What requests need from the portal. */
export interface RequestDeps {
  db: Db
  env: Pick<Env, 'PUBLIC_URL'>
  mails: Pick<Mails, 'queue'>
  files: Pick<Files, 'write' | 'keep' | 'signedPath'>
  workers: Pick<Workers, 'sheet' | 'document'>
  secrets: { readonly enlace: string }
  company: (within?: Db) => Promise<Company>
  payments: PaymentOffers
}
