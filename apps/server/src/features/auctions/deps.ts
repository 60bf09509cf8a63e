import type { Db } from '#core/database/database.ts'
import type { Changes } from '#core/database/events.ts'
import type { Env } from '#core/environment/env.ts'
import type { Jobs } from '#core/jobs/jobs.ts'
import type { Mails } from '#core/mail/mail.ts'
import type { ReserveDeps } from '#features/item-requests/service.ts'

/** What auctions need from the portal. */
export interface AuctionDeps extends ReserveDeps {
  db: Db
  env: Pick<Env, 'PUBLIC_URL'>
  changes: Changes
  jobs: Pick<Jobs, 'enqueue' | 'define' | 'schedule'>
  mails: Pick<Mails, 'queue' | 'write' | 'sendNow'>
  secrets: { readonly enlace: string; readonly pin: string }
  /** The time zone whose midnight begins the day of the daily limits. */
  dayZone: string | null
}
