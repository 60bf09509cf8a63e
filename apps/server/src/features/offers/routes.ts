import { offerCalls } from '@portal/contract/offers/calls'
import type { Door } from '#core/door/door.ts'
import { acceptCounter, counterOf, declineCounter } from './counter/counter.ts'
import type { OfferDeps } from './deps.ts'
import { sendOffer } from './send/send.ts'
import { acceptOffer, counterOffer, rejectOffer } from './staff/answer.ts'
import { oneMachine, oneOffer, pageOfMachines, pageOfOffers } from './staff/detail.ts'
import { setMinimum } from './staff/minimum.ts'

/** Mounts the calls of offers: of visitors, of clients by the link of a counteroffer, of staff. */
export function offerRoutes(door: Door, deps: OfferDeps): void {
  door.mount(offerCalls.send, ({ caller, body }) => sendOffer(deps, caller, body))
  door.mount(offerCalls.counter, ({ params }) => counterOf(deps, params.token))
  door.mount(offerCalls.acceptCounter, ({ caller, params }) => acceptCounter(deps, caller, params.token))
  door.mount(offerCalls.declineCounter, ({ caller, params }) => declineCounter(deps, caller, params.token))
  mountStaff(door, deps)
}

function mountStaff(door: Door, deps: OfferDeps): void {
  door.mount(offerCalls.list, ({ actor, params }) => pageOfOffers(deps.db, actor, params))
  door.mount(offerCalls.get, ({ actor, params }) => oneOffer(deps.db, actor, params.id))
  door.mount(offerCalls.accept, ({ actor, params, body }) => acceptOffer(deps, actor, params.id, body))
  door.mount(offerCalls.counterOffer, ({ actor, params, body }) => counterOffer(deps, actor, params.id, body))
  door.mount(offerCalls.reject, ({ actor, params, body }) => rejectOffer(deps, actor, params.id, body))
  door.mount(offerCalls.machines, ({ actor, params }) => pageOfMachines(deps.db, actor, params))
  door.mount(offerCalls.machine, ({ actor, params }) => oneMachine(deps.db, actor, params.id))
  door.mount(offerCalls.setMinimum, ({ actor, params, body }) => setMinimum(deps.db, actor, params.id, body))
}
