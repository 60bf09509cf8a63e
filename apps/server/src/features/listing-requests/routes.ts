import { classifiedMessages } from '@portal/contract/classifieds/messages'
import { ByIdSchema } from '@portal/contract/classifieds/schemas'
import { EmptySchema } from '@portal/contract/core/fields'
import { requestCalls } from '@portal/contract/listing-requests/calls'
import { requestModules } from '@portal/contract/listing-requests/modules'
import { propertyRequestCalls } from '@portal/contract/listing-requests/properties/calls'
import { PropertyRequestSchema } from '@portal/contract/listing-requests/properties/schemas'
import * as s from '@portal/contract/listing-requests/schemas'
import { propertyMessages } from '@portal/contract/properties/messages'
import { propertyModules } from '@portal/contract/properties/modules'
import type { Door } from '#core/door/door.ts'
import type { Limit } from '#core/door/rate-limits.ts'
import { mountBulk } from '#core/records/mount-record.ts'
import type { Counter } from '#features/access/service.ts'
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
import { repairFiles, sendRepair } from './send/repair.ts'
import { handOver } from './staff/hand-over.ts'
import { renewLink } from './staff/renew-link.ts'
import { writeToClient } from './staff/write.ts'
import { cancelAsClient, resumeAsClient, writeAsClient } from './tracking/client.ts'
import { trackingOf } from './tracking/tracked.ts'

const access = requestModules
const failed = classifiedMessages.notCompleted
/** Above five an hour they are quarantined; this limits what is stored at all. */
const sending: Limit = { name: 'solicitud-enviar', max: 60, seconds: 3600 }
const repairing: Limit = { name: 'solicitud-reparacion', max: 20, seconds: 3600 }
/** A wrong address counts too, against guessing. */
const interest: Limit = { name: 'solicitud-arriendo', max: 30, seconds: 3600 }
const following: Limit = { name: 'solicitud-seguimiento', max: 30, seconds: 3600 }
const downloads: Limit = { name: 'solicitudes-descarga', max: 30, seconds: 600 }

/** Mounts the calls of requests: of visitors, of clients by their secret link, of owners and staff. */
export function requestRoutes(door: Door, deps: RequestDeps & { counters: Counter[] }): void {
  deps.counters.push(waitingRequests)
  mountSending(door, deps)
  mountTracking(door, deps)
  mountReading(door, deps)
  mountChanging(door, deps)
  mountBulk(door, deps.db, requestCalls, s.RequestBulkSchema, requestBulk(deps), { access })
}

function mountSending(door: Door, deps: RequestDeps): void {
  door.mount(
    requestCalls.send,
    {
      access: 'public',
      budget: 'mailing',
      body: s.QuoteRequestSchema,
      reply: s.RequestedSchema,
      limit: sending,
      failed,
    },
    ({ caller, body }) => sendRequest(deps, caller, body),
  )
  door.mount(
    propertyRequestCalls.send,
    {
      access: 'public',
      budget: 'mailing',
      body: PropertyRequestSchema,
      reply: s.RequestedSchema,
      limit: sending,
      failed: propertyMessages.requestNotSent,
    },
    ({ caller, body }) => sendPropertyRequest(deps, caller, body),
  )
  door.mount(
    requestCalls.sendRepair,
    {
      access: 'public',
      budget: 'mailing',
      body: s.RepairRequestSchema,
      reply: s.RequestedSchema,
      files: repairFiles,
      limit: repairing,
      failed,
    },
    ({ caller, body, files }) => sendRepair(deps, caller, body, files),
  )
  door.mount(
    requestCalls.showRentInterest,
    { access: 'public', budget: 'mailing', body: s.RentInterestSchema, reply: EmptySchema, limit: interest, failed },
    ({ caller, body }) => showRentInterest(deps, caller, body),
  )
  door.mount(
    requestCalls.busyDays,
    { access: 'public', params: ByIdSchema, reply: s.BusyDaysSchema, failed },
    ({ params }) => busyDaysOf(deps, params.id),
  )
}

function mountTracking(door: Door, deps: RequestDeps): void {
  const byLink = { access: 'public', params: s.TrackingTokenSchema, failed } as const
  const writing = { ...byLink, reply: EmptySchema, limit: following }
  door.mount(requestCalls.tracking, { ...byLink, reply: s.TrackingSchema }, ({ params }) =>
    trackingOf(deps, params.token),
  )
  door.mount(
    requestCalls.trackingMessage,
    { ...writing, budget: 'mailing', body: s.TrackingMessageSchema },
    ({ caller, params, body }) => writeAsClient(deps, caller, params.token, body.comentario),
  )
  door.mount(requestCalls.trackingCancel, { ...writing, budget: 'saving' }, ({ caller, params }) =>
    cancelAsClient(deps, caller, params.token),
  )
  door.mount(requestCalls.trackingResume, { ...writing, budget: 'saving' }, ({ caller, params }) =>
    resumeAsClient(deps, caller, params.token),
  )
}

function mountReading(door: Door, deps: RequestDeps): void {
  door.mount(
    requestCalls.list,
    { access, params: s.RequestListQuerySchema, reply: s.RequestListSchema, failed },
    ({ actor, params }) => listRequests(deps, actor, params),
  )
  door.mount(
    requestCalls.own,
    { access: 'session', params: s.OwnRequestQuerySchema, reply: s.OwnRequestsSchema, failed },
    ({ actor, params }) => ownRequests(deps, actor, params),
  )
  door.mount(
    requestCalls.get,
    { access, params: s.OneRequestSchema, reply: s.RequestSchema, failed },
    ({ actor, params }) => requestFor(deps, actor, params.solicitud_clasificado_id),
  )
  door.mount(
    requestCalls.download,
    { access, params: s.RequestDownloadQuerySchema, reply: s.DownloadSchema, limit: downloads, failed, mayLag: true },
    ({ actor, params }) => downloadRequests(deps, actor, params),
  )
}

function mountChanging(door: Door, deps: RequestDeps): void {
  door.mount(
    requestCalls.changeStatus,
    { access, budget: 'saving', body: s.StatusChangeSchema, reply: s.RequestSchema, failed },
    async ({ actor, body }) =>
      requestAfter(deps, actor, body.solicitud_clasificado_id, await changeStatus(deps, actor, body)),
  )
  door.mount(
    propertyRequestCalls.changeStatus,
    { access: propertyModules, budget: 'saving', body: s.StatusChangeSchema, reply: s.RequestSchema, failed },
    async ({ actor, body }) => {
      const isDone = await changeStatus(deps, actor, body, onlyProperties(requestScopeOf(actor)))
      return requestAfter(deps, actor, body.solicitud_clasificado_id, isDone)
    },
  )
  door.mount(
    requestCalls.handOver,
    { access, budget: 'saving', body: s.HandOverSchema, reply: s.RequestSchema, failed },
    async ({ actor, body }) =>
      requestAfter(deps, actor, body.solicitud_clasificado_id, await handOver(deps, actor, body)),
  )
  door.mount(
    requestCalls.write,
    { access, budget: 'mailing', body: s.MessageSchema, reply: EmptySchema, failed },
    ({ actor, body }) => writeToClient(deps, actor, body),
  )
  door.mount(
    requestCalls.renewLink,
    { access, budget: 'mailing', body: s.OneRequestSchema, reply: s.NewLinkSchema, failed },
    ({ actor, body }) => renewLink(deps, actor, body.solicitud_clasificado_id),
  )
}
