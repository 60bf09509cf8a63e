import { customerEntries } from '../classified-customers/entries.ts'
import { classifiedDoneMessages } from '../classifieds/done-messages.ts'
import type { ByIdSchema } from '../classifieds/schemas.ts'
import { call } from '../core/endpoint.ts'
import type { In, Of } from '../core/fields.ts'
import { messages } from '../core/messages.ts'
import { bulkCalls } from '../core/records/bulk/calls.ts'
import { itemEntries } from '../listings/entries.ts'
import { requestEntries } from './entries.ts'
import type * as s from './schemas.ts'

/** What the calls of requests answer: a form of visitors loads no other entries. */
const area = messages('classifieds', { ...itemEntries, ...requestEntries, ...customerEntries })
type Token = In<typeof s.TrackingTokenSchema>

export const requestCalls = {
  send: call<{ body: In<typeof s.QuoteRequestSchema>; reply: Of<typeof s.RequestedSchema> }>({
    method: 'POST',
    path: '/v1/clasificado/enviar_solicitud',
    area,
    done: classifiedDoneMessages.requestReceived,
  }),
  sendRepair: call<{ body: In<typeof s.RepairRequestSchema>; reply: Of<typeof s.RequestedSchema> }>({
    method: 'POST',
    path: '/v1/clasificado/enviar_solicitud_servicio_reparacion',
    area,
    done: classifiedDoneMessages.repairReceived,
    multipart: true,
  }),
  showRentInterest: call<{ body: In<typeof s.RentInterestSchema>; reply: null }>({
    method: 'POST',
    path: '/v1/clasificado/solicitud/arriendo',
    area,
    done: classifiedDoneMessages.rentalReceived,
  }),
  busyDays: call<{ params: In<typeof ByIdSchema>; reply: Of<typeof s.BusyDaysSchema> }>({
    method: 'GET',
    path: '/v1/clasificado/ocupacion/:id',
    area,
  }),
  tracking: call<{ params: Token; reply: Of<typeof s.TrackingSchema> }>({
    method: 'GET',
    path: '/v1/clasificado/solicitud/seguimiento/:token',
    area,
  }),
  trackingMessage: call<{ params: Token; body: In<typeof s.TrackingMessageSchema>; reply: null }>({
    method: 'POST',
    path: '/v1/clasificado/solicitud/seguimiento/:token/mensaje',
    area,
    done: classifiedDoneMessages.requestReceived,
  }),
  trackingCancel: call<{ params: Token; reply: null }>({
    method: 'POST',
    path: '/v1/clasificado/solicitud/seguimiento/:token/cancelar',
    area,
    done: classifiedDoneMessages.statusUpdated,
  }),
  trackingResume: call<{ params: Token; reply: null }>({
    method: 'POST',
    path: '/v1/clasificado/solicitud/seguimiento/:token/retomar',
    area,
    done: classifiedDoneMessages.statusUpdated,
  }),

  /** The reader's own ones, as a customer. */
  own: call<{ params: In<typeof s.OwnRequestQuerySchema>; reply: Of<typeof s.OwnRequestsSchema> }>({
    method: 'GET',
    path: '/v1/clasificado/solicitud/mias',
    area,
  }),
  list: call<{ params: In<typeof s.RequestListQuerySchema>; reply: Of<typeof s.RequestListSchema> }>({
    method: 'GET',
    path: '/v1/clasificado/solicitud/list',
    area,
  }),
  get: call<{ params: In<typeof s.OneRequestSchema>; reply: Of<typeof s.RequestSchema> }>({
    method: 'GET',
    path: '/v1/clasificado/solicitud/list/solicitud',
    area,
  }),
  changeStatus: call<{ body: In<typeof s.StatusChangeSchema>; reply: Of<typeof s.RequestSchema> }>({
    method: 'POST',
    path: '/v1/clasificado/solicitud/change_estado',
    area,
    done: classifiedDoneMessages.statusUpdated,
  }),
  /** Sends a message to the client: shown on their tracking page and mailed. */
  write: call<{ body: In<typeof s.MessageSchema>; reply: null }>({
    method: 'POST',
    path: '/v1/clasificado/solicitud/mensaje',
    area,
    done: classifiedDoneMessages.statusUpdated,
  }),
  handOver: call<{ body: In<typeof s.HandOverSchema>; reply: Of<typeof s.RequestSchema> }>({
    method: 'POST',
    path: '/v1/clasificado/solicitud/entrega',
    area,
    done: classifiedDoneMessages.statusUpdated,
  }),
  /** Invalidates the client's secret link and mails them another one. */
  renewLink: call<{ body: In<typeof s.OneRequestSchema>; reply: Of<typeof s.NewLinkSchema> }>({
    method: 'POST',
    path: '/v1/clasificado/solicitud/enlace',
    area,
    done: classifiedDoneMessages.statusUpdated,
  }),
  download: call<{ params: In<typeof s.RequestDownloadQuerySchema>; reply: Of<typeof s.DownloadSchema> }>({
    method: 'GET',
    path: '/v1/clasificado/solicitud/download',
    area,
  }),
  ...bulkCalls('/v1/clasificado/solicitud'),
}
