import type { Db } from '#core/database/database.ts'
import type { Changes } from '#core/database/events.ts'
import type { Counter } from '#features/access/service.ts'

/** What contacts need from the portal. */
export interface ContactParts {
  db: Db
  changes: Changes
  counters: Counter[]
}
