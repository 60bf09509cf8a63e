import { savedSearchCalls } from '@portal/contract/saved-searches/calls'
import type { Door } from '#core/door/door.ts'
import type { SearchDeps } from './deps.ts'
import { changeFrequency, confirm, end, getOwn } from './own/own.ts'
import { preview, saveSearch } from './save.ts'

/** Mounts the calls of saved searches: of visitors, and of addresses by the links of their mails. */
export function savedSearchRoutes(door: Door, deps: SearchDeps): void {
  door.mount(savedSearchCalls.preview, ({ params }) => preview(deps.db, params))
  door.mount(savedSearchCalls.save, ({ caller, body }) => saveSearch(deps, caller, body))
  door.mount(savedSearchCalls.get, ({ params }) => getOwn(deps, params.token))
  door.mount(savedSearchCalls.confirm, ({ caller, params }) => confirm(deps, caller, params.token))
  door.mount(savedSearchCalls.change, ({ caller, params, body }) =>
    changeFrequency(deps, caller, params.token, body.frecuencia),
  )
  door.mount(savedSearchCalls.end, ({ caller, params }) => end(deps, caller, params.token))
}
