import { searchCalls } from '@portal/contract/search/calls'
import type { Door } from '#core/door/door.ts'
import { type RecordSource, searchRecords } from './service.ts'

/** Mounts the search over the records of all features. */
export function searchRoutes(door: Door, sources: readonly RecordSource[]): void {
  door.mount(searchCalls.records, ({ actor, params }) => searchRecords(sources, actor, params.buscar))
}
