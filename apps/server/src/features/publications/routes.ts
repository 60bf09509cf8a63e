import type { Changes } from '#core/database/events.ts'
import type { Door } from '#core/door/door.ts'
import { publishedRoutes } from './published.ts'
import { type PublicationDeps, publicationRecordRoutes } from './record.ts'

/** Mounts the calls of publications: those of staff, and what everyone may read. */
export function publicationRoutes(door: Door, deps: PublicationDeps & { changes: Changes }): void {
  publicationRecordRoutes(door, deps)
  publishedRoutes(door, deps)
}
