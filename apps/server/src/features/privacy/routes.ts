import { privacyCalls as calls } from '@portal/contract/privacy/calls'
import { privacyRoles as roles } from '@portal/contract/privacy/constants'
import { privacyMessages } from '@portal/contract/privacy/messages'
import * as s from '@portal/contract/privacy/schemas'
import type { Door } from '#core/door/door.ts'
import type { Limit } from '#core/door/rate-limits.ts'
import { ask, confirm, ownRequest } from './ask/ask.ts'
import type { PrivacyDeps } from './deps.ts'
import { known, knownDocument } from './known/document.ts'
import { erase } from './known/erase.ts'
import { oneRequest, openCounter, pageOfRequests } from './work/list.ts'
import { answer, refuse, take } from './work/work.ts'

const asking: Limit = { name: 'solicitud-datos', max: 10, seconds: 3600 }
const answering: Limit = { name: 'solicitud-datos-enlace', max: 60, seconds: 3600 }
const reading: Limit = { name: 'solicitud-datos-reunir', max: 60, seconds: 600 }
const { notSaved: failed, notErased } = privacyMessages

/** Mounts the calls of requests about personal data: of anyone, and of the staff who work through them. */
export function privacyRoutes(door: Door, deps: PrivacyDeps): void {
  deps.counters.push(openCounter)
  const open = { access: 'public', failed } as const
  door.mount(
    calls.ask,
    { ...open, budget: 'mailing', body: s.AskSchema, reply: s.EmptySchema, limit: asking },
    ({ caller, body }) => ask(deps, caller, body),
  )
  const byLink = { ...open, params: s.RequestTokenSchema, reply: s.OwnRequestSchema } as const
  door.mount(calls.own, byLink, ({ params }) => ownRequest(deps, params.token))
  door.mount(calls.confirm, { ...byLink, budget: 'saving', limit: answering }, ({ caller, params }) =>
    confirm(deps, caller, params.token),
  )
  mountStaff(door, deps)
}

function mountStaff(door: Door, deps: PrivacyDeps): void {
  const staff = { access: 'session', isOfHouse: true, roles } as const
  const { db } = deps
  door.mount(calls.list, { ...staff, params: s.RequestListQuerySchema, reply: s.RequestListSchema }, ({ params }) =>
    pageOfRequests(db, params),
  )
  const one = { ...staff, params: s.RequestByIdSchema } as const
  door.mount(calls.get, { ...one, reply: s.RequestSchema }, ({ params }) => oneRequest(db, params.id))
  door.mount(calls.known, { ...one, reply: s.KnownSchema, limit: reading }, ({ params }) => known(deps, params.id))
  door.mount(calls.document, { ...one, reply: s.FileAddressSchema, limit: reading }, ({ actor, params }) =>
    knownDocument(deps, actor, params.id),
  )
  const writing = { ...one, reply: s.RequestSchema, failed } as const
  door.mount(calls.take, { ...writing, budget: 'saving', body: s.VersionSchema }, ({ actor, params, body }) =>
    take(deps, actor, params.id, body.version),
  )
  door.mount(calls.answer, { ...writing, budget: 'saving', body: s.AnswerSchema }, ({ actor, params, body }) =>
    answer(deps, actor, params.id, body),
  )
  door.mount(calls.refuse, { ...writing, budget: 'saving', body: s.RefusalSchema }, ({ actor, params, body }) =>
    refuse(deps, actor, params.id, body),
  )
  door.mount(
    calls.erase,
    { ...one, budget: 'saving', body: s.VersionSchema, reply: s.ErasedSchema, failed: notErased, fresh: 'withFactor' },
    ({ actor, params, body }) => erase(deps, actor, params.id, body.version),
  )
}
