import { startCalls } from '@portal/contract/start/calls'
import type { Db } from '#core/database/database.ts'
import type { Door } from '#core/door/door.ts'
import { type StartSources, startPage } from './service.ts'

/** Mounts the start page over what all features show on it. */
export function startRoutes(door: Door, db: Db, sources: StartSources): void {
  door.mount(startCalls.page, ({ actor }) => startPage(db, sources, actor))
}
