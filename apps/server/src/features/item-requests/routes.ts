import { requestCalls } from '@portal/contract/item-requests/calls'
import { propertyRequestCalls } from '@portal/contract/item-requests/properties/calls'
import { bankTransferCalls } from '@portal/contract/item-requests/transfer-calls'
import type { Counter } from '#core/base/counter.ts'
import type { Door } from '#core/door/door.ts'
import { mountBulk } from '#core/records/mount-record.ts'
import { requestBulk } from './bulk/bulk.ts'
import { changeStatus } from './change/change.ts'
import type { RequestDeps } from './deps.ts'
import { requestAfter, requestFor } from './list/detail.ts'
import { downloadRequests } from './list/download.ts'
import { listRequests, waitingRequests } from './list/list.ts'
import { ownRequests } from './own/own.ts'
import { onlyProperties, requestScopeOf } from './policy.ts'
import { busyDaysOf, showRentInterest } from './rent/rent.ts'
import { sendPropertyRequest } from './send/property.ts'
import { sendRequest } from './send/quote.ts'
import { sendRepair } from './send/repair.ts'
import { confirmTransfer } from './staff/confirm-transfer.ts'
import { handOver } from './staff/hand-over.ts'
import { renewLink } from './staff/renew-link.ts'
import { writeToClient } from './staff/write.ts'
import { cancelAsClient, resumeAsClient, writeAsClient } from './tracking/client.ts'
import { trackingOf } from './tracking/tracked.ts'

/** Mounts the calls of requests: of visitors, of clients by their secret link, of owners and staff. */
export function requestRoutes(door: Door, deps: RequestDeps & { counters: Counter[] }): void {
  deps.counters.push(waitingRequests)
  mountSending(door, deps)
  mountTracking(door, deps)
  mountReading(door, deps)
  mountChanging(door, deps)
  mountBulk(door, deps.db, requestCalls, requestBulk(deps))
}

function mountSending(door: Door, deps: RequestDeps): void {
  door.mount(requestCalls.send, ({ caller, body }) => sendRequest(deps, caller, body))
  door.mount(propertyRequestCalls.send, ({ caller, body }) => sendPropertyRequest(deps, caller, body))
  door.mount(requestCalls.sendRepair, ({ caller, body, files }) => sendRepair(deps, caller, body, files))
  door.mount(requestCalls.showRentInterest, ({ caller, body }) => showRentInterest(deps, caller, body))
  door.mount(requestCalls.busyDays, ({ params }) => busyDaysOf(deps, params.id))
}

function mountTracking(door: Door, deps: RequestDeps): void {
  door.mount(requestCalls.tracking, ({ params }) => trackingOf(deps, params.token))
  door.mount(requestCalls.trackingMessage, ({ caller, params, body }) =>
    writeAsClient(deps, caller, params.token, body.comentario),
  )
  door.mount(requestCalls.trackingCancel, ({ caller, params }) => cancelAsClient(deps, caller, params.token))
  door.mount(requestCalls.trackingResume, ({ caller, params }) => resumeAsClient(deps, caller, params.token))
}

function mountReading(door: Door, deps: RequestDeps): void {
  door.mount(requestCalls.list, ({ actor, params }) => listRequests(deps, actor, params))
  door.mount(requestCalls.own, ({ actor, params }) => ownRequests(deps, actor, params))
  door.mount(requestCalls.get, ({ actor, params }) => requestFor(deps, actor, params.solicitud_clasificado_id))
  door.mount(requestCalls.download, ({ actor, params }) => downloadRequests(deps, actor, params))
}

function mountChanging(door: Door, deps: RequestDeps): void {
  door.mount(requestCalls.changeStatus, async ({ actor, body }) =>
    requestAfter(deps, actor, body.solicitud_clasificado_id, changeStatus(deps, actor, body)),
  )
  door.mount(propertyRequestCalls.changeStatus, async ({ actor, body }) => {
    const writing = changeStatus(deps, actor, body, onlyProperties(requestScopeOf(actor)))
    return requestAfter(deps, actor, body.solicitud_clasificado_id, writing)
  })
  door.mount(bankTransferCalls.confirm, async ({ actor, body }) =>
    requestAfter(deps, actor, body.solicitud_clasificado_id, confirmTransfer(deps, actor, body)),
  )
  door.mount(requestCalls.handOver, async ({ actor, body }) =>
    requestAfter(deps, actor, body.solicitud_clasificado_id, handOver(deps, actor, body)),
  )
  door.mount(requestCalls.write, ({ actor, body }) => writeToClient(deps, actor, body))
  door.mount(requestCalls.renewLink, ({ actor, body }) => renewLink(deps, actor, body.solicitud_clasificado_id))
}
