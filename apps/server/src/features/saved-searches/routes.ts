import { savedSearchCalls } from '@portal/contract/saved-searches/calls'
import { savedSearchMessages } from '@portal/contract/saved-searches/messages'
import * as s from '@portal/contract/saved-searches/schemas'
import type { Door } from '#core/door/door.ts'
import type { Limit } from '#core/door/rate-limits.ts'
import type { SearchDeps } from './deps.ts'
import { changeFrequency, confirm, end, getOwn } from './own/own.ts'
import { preview, saveSearch } from './save/save.ts'

const { notSaved: failed } = savedSearchMessages
const access = 'public'
const saving: Limit = { name: 'busqueda-guardar', max: 20, seconds: 3600 }
const answering: Limit = { name: 'busqueda-enlace', max: 60, seconds: 3600 }

/** Mounts the calls of saved searches: of visitors, and of addresses by the links of their mails. */
export function savedSearchRoutes(door: Door, deps: SearchDeps): void {
  door.mount(
    savedSearchCalls.preview,
    { access, params: s.SearchPreviewQuerySchema, reply: s.SearchPreviewSchema },
    ({ params }) => preview(deps.db, params),
  )
  door.mount(
    savedSearchCalls.save,
    { access, budget: 'mailing', body: s.SaveSearchSchema, reply: s.EmptySchema, limit: saving, failed },
    ({ caller, body }) => saveSearch(deps, caller, body),
  )
  const byLink = { access, params: s.SearchTokenSchema, reply: s.SavedSearchSchema } as const
  door.mount(savedSearchCalls.get, byLink, ({ params }) => getOwn(deps, params.token))
  const writing = { ...byLink, limit: answering, failed } as const
  door.mount(savedSearchCalls.confirm, { ...writing, budget: 'typing' }, ({ caller, params }) =>
    confirm(deps, caller, params.token),
  )
  door.mount(
    savedSearchCalls.change,
    { ...writing, budget: 'typing', body: s.SearchFrequencySchema },
    ({ caller, params, body }) => changeFrequency(deps, caller, params.token, body.frecuencia),
  )
  door.mount(savedSearchCalls.end, { ...writing, budget: 'typing' }, ({ caller, params }) =>
    end(deps, caller, params.token),
  )
}
