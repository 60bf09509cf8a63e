import type { Db } from '#core/database/database.ts'
import type { Company } from '#core/mail/layout.ts'
import type { Mails } from '#core/mail/mail.ts'
import type { FigureSource } from '#features/start/service.ts'

/** What the summary needs from the portal. */
export interface SummaryDeps {
  db: Db
  mails: Pick<Mails, 'queue'>
  mailCompany: () => Promise<Company>
  /** What it counts, in its order. */
  figures: readonly FigureSource[]
}
