import { searchCalls } from '@portal/contract/search/calls'
import * as s from '@portal/contract/search/schemas'
import type { Door } from '#core/door/door.ts'
import type { Limit } from '#core/door/rate-limits.ts'
import { type RecordSource, searchRecords } from './service.ts'

/** As fast as someone types, for a whole working day. */
const searches: Limit = { name: 'buscar', max: 600, seconds: 600 }

/** Mounts the search over the records of all features. */
export function searchRoutes(door: Door, sources: readonly RecordSource[]): void {
  door.mount(
    searchCalls.records,
    { access: 'session', params: s.SearchQuerySchema, reply: s.SearchReplySchema, limit: searches },
    ({ actor, params }) => searchRecords(sources, actor, params.buscar),
  )
}
