import type { Db } from '#core/database/database.ts'
import type { RequestDeps } from '#features/item-requests/service.ts'

/** What offers need from the portal. */
export interface OfferDeps extends RequestDeps {
  db: Db
}
