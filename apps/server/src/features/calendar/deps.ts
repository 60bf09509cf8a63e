import type { Db } from '#core/database/database.ts'
import type { Mails } from '#core/mail/mail.ts'
import type { Company } from '#features/settings/service.ts'
import type { LayerSource } from './layers.ts'

/** What the calendar needs from the portal. */
export interface CalendarDeps {
  db: Db
  mails: Pick<Mails, 'queue'>
  company: (within?: Db) => Promise<Company>
  env: { PUBLIC_URL: string }
  /** What other features show in it. */
  layers: readonly LayerSource[]
}
