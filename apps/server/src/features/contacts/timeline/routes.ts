import { contactCalls } from '@portal/contract/contacts/calls'
import type { Db } from '#core/database/database.ts'
import type { Door } from '#core/door/door.ts'
import { eventSource } from './events.ts'
import { type TimelineSource, timelineOf } from './timeline.ts'

/** Mounts the timeline of contacts; each feature provides what it adds to it. */
export function timelineRoutes(door: Door, db: Db, sources: readonly TimelineSource[]): void {
  const all = [eventSource(db), ...sources]
  door.mount(contactCalls.timeline, ({ actor, params: { id, ...query } }) => timelineOf(db, all, actor, id, query))
}
