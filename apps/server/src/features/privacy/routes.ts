import { privacyCalls as calls } from '@portal/contract/privacy/calls'
import type { Door } from '#core/door/door.ts'
import { ask, confirm, ownRequest } from './ask.ts'
import type { PrivacyDeps } from './deps.ts'
import { known, knownDocument } from './known/document.ts'
import { erase } from './known/erase.ts'
import { oneRequest, openCounter, pageOfRequests } from './work/list.ts'
import { answer, refuse, take } from './work/work.ts'

/** Mounts the calls of requests about personal data: of anyone, and of the staff who work through them. */
export function privacyRoutes(door: Door, deps: PrivacyDeps): void {
  deps.counters.push(openCounter)
  door.mount(calls.ask, ({ caller, body }) => ask(deps, caller, body))
  door.mount(calls.own, ({ params }) => ownRequest(deps, params.token))
  door.mount(calls.confirm, ({ caller, params }) => confirm(deps, caller, params.token))
  mountStaff(door, deps)
}

function mountStaff(door: Door, deps: PrivacyDeps): void {
  const { db } = deps
  door.mount(calls.list, ({ params }) => pageOfRequests(db, params))
  door.mount(calls.get, ({ params }) => oneRequest(db, params.id))
  door.mount(calls.known, ({ params }) => known(deps, params.id))
  door.mount(calls.document, ({ actor, params }) => knownDocument(deps, actor, params.id))
  door.mount(calls.take, ({ actor, params, body }) => take(deps, actor, params.id, body.version))
  door.mount(calls.answer, ({ actor, params, body }) => answer(deps, actor, params.id, body))
  door.mount(calls.refuse, ({ actor, params, body }) => refuse(deps, actor, params.id, body))
  door.mount(calls.erase, ({ actor, params, body }) => erase(deps, actor, params.id, body.version))
}
